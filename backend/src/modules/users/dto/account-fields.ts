// The fields of accounts that several requests ask for, each said once.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  IsEmail,
  IsNotEmpty,
  IsString,
  IsUrl,
  Matches,
  MaxLength,
  MinLength,
  registerDecorator,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isPossiblePhoneNumber } from 'libphonenumber-js';
import { type FieldProblem, fieldProblem } from '../../../platform/http/validation/field-problems.js';
import { Line } from '../../../platform/http/validation/fields.js';
import { PASSWORD_LENGTH, PASSWORD_TEXT } from '../domain/password.js';
import { leadsToASite } from '../domain/website.js';

const { min: MIN, max: MAX } = PASSWORD_LENGTH;
const INVALID_EMAIL = fieldProblem('users.invalid-email', 'Enter a valid email address.');
const INVALID_PHONE = fieldProblem('users.invalid-phone', 'Enter a valid phone number.');
const INVALID_WEBSITE = fieldProblem(
  'users.invalid-website',
  'Enter a website such as https://example.com.',
  { example: 'https://example.com' },
);
const LONG_PASSWORD = fieldProblem('users.password-too-long', `Password must be at most ${MAX} characters.`, {
  max: MAX,
});
const PASSWORD_CHARACTER = fieldProblem(
  'users.password-character',
  'Password contains a character that can’t be used.',
);
/** A password that is chosen for an account. */
export const SHORT_PASSWORD = fieldProblem(
  'users.password-too-short',
  `Password must be at least ${MIN} characters.`,
  { min: MIN },
);
/** The current password, where an account asks for it. */
export const PASSWORD_REQUIRED = fieldProblem('users.password-required', 'Enter your password.');

const isSiteOrNoText = (value: unknown): boolean => typeof value !== 'string' || leadsToASite(value);

/** An e-mail address that mail can be sent to; `required` is the problem when it is missing. */
export function EmailAddress(required: FieldProblem): PropertyDecorator {
  return applyDecorators(
    IsNotEmpty(required),
    // Also keeps what is not one line from IsEmail, which throws over half a surrogate pair.
    Line(254),
    // Hardly any mail server takes a part before the @ that is not ASCII; domains are kept in ASCII.
    IsEmail({ allow_utf8_local_part: false }, INVALID_EMAIL),
    ApiProperty({ format: 'email', maxLength: 254, example: 'robin@example.com' }),
  );
}

/** A password that somebody chooses; `required` and `tooShort` are its problems. */
export function NewPassword(required: FieldProblem, tooShort: FieldProblem): PropertyDecorator {
  const { min, max } = PASSWORD_LENGTH;
  return applyDecorators(
    IsNotEmpty(required),
    IsString({ message: '$property must be text' }),
    MinLength(min, tooShort),
    MaxLength(max, LONG_PASSWORD),
    Matches(PASSWORD_TEXT, PASSWORD_CHARACTER),
    ApiProperty({ format: 'password', minLength: min, maxLength: max, example: 'four copies of a card' }),
  );
}

/** Empty, or a phone number that can exist; one without a country code is read as North American. */
export function PhoneNumber(): PropertyDecorator {
  const check: PropertyDecorator = (target, name) =>
    registerDecorator({
      name: 'phoneNumber',
      target: target.constructor,
      propertyName: String(name),
      options: INVALID_PHONE,
      validator: {
        validate: (value: unknown) =>
          value === '' || (typeof value === 'string' && isPossiblePhoneNumber(value, 'US')),
      },
    });
  return applyDecorators(
    Line(40),
    check,
    ApiProperty({ required: false, maxLength: 40, example: '+1 (312) 555-0103' }),
  );
}

/** The address of a website, or nothing: empty and null are the same. */
export const Website = (): PropertyDecorator => websiteOf(['http', 'https']);

/** The address of a website that is read over TLS, or null. */
export const SecureWebsite = (): PropertyDecorator => websiteOf(['https']);

function websiteOf(protocols: string[]): PropertyDecorator {
  return applyDecorators(
    ValidateIf((_fields: object, value: unknown) => value !== undefined && value !== null && value !== ''),
    ValidateBy({ name: 'site', validator: { validate: isSiteOrNoText } }, INVALID_WEBSITE),
    Line(200),
    // It becomes a link that people trust: no other kind of address, and no name before an @ that poses as the site.
    IsUrl({ protocols, require_protocol: true, disallow_auth: true }, INVALID_WEBSITE),
    Matches(new RegExp(`^(${protocols.join('|')})://`, 'i'), INVALID_WEBSITE),
    ApiProperty({
      type: 'string',
      nullable: true,
      required: false,
      maxLength: 200,
      example: 'https://gilded-goblet.example',
    }),
  );
}
