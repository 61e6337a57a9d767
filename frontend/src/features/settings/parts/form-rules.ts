/** What the forms of the settings take, with the product's words for what they do not: fetched when somebody turns to one. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as v from 'valibot';
import { webAddress } from '../../../lib/links';
import { texts } from '../../../texts';
import { formatPhone } from './phone';
import { completeWebsite, type Profile } from './profile';

const t = texts.settings.password;
const ONE_LINE = v.pipe(v.string(), v.trim());

/** Fewest characters of a password. */
const PASSWORD_MIN = 8;

const filled = v.pipe(v.string(), v.nonEmpty(t.allNeeded));

const passwords = v.pipe(
  v.object({
    currentPassword: filled,
    newPassword: v.pipe(filled, v.minLength(PASSWORD_MIN, t.short)),
    confirmPassword: filled,
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      t.mismatch,
    ),
    ['confirmPassword'],
  ),
);

const profile: v.GenericSchema<Profile> = v.object({
  name: v.pipe(ONE_LINE, v.nonEmpty(texts.settings.profile.nameNeeded)),
  phoneNumber: v.pipe(v.string(), v.transform(formatPhone)),
  address: ONE_LINE,
  website: v.pipe(
    v.string(),
    v.transform(completeWebsite),
    v.check((website) => website === '' || webAddress(website) !== null, texts.settings.profile.websiteWrong),
  ),
  phoneVisible: v.boolean(),
  emailVisible: v.boolean(),
});

export const profileRules = standardSchemaResolver(profile);
export const passwordRules = standardSchemaResolver(passwords);
