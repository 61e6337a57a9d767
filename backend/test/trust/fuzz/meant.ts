// Fields that mean something: what made-up calls say in them, so that the answer is more than a refusal.
import fc from 'fast-check';
import { aCard, PASSWORD_OF_ALL } from './known-cards.js';
import { Fields, Known, type Term } from './terms.js';

type Terms = fc.Arbitrary<Term>;

/** One of these. */
export const one = (...terms: readonly Term[]): Terms => fc.constantFrom(...terms);
/** One of the known things of these kinds. */
const known = (...kinds: readonly Known['kind'][]): Terms =>
  fc.tuple(fc.constantFrom(...kinds), fc.nat(3)).map(([kind, nth]) => new Known(kind, nth));
const days = fc.nat(40).map((ahead) => new Known('day', ahead));

/** The ways to name a card of a collection. */
const identifier: Terms = fc.oneof(
  known('card').map((id) => new Fields([['id', id]])),
  known('cardName').map((name) => new Fields([['name', name]])),
  one(...aCard.numbers).map(
    (number) =>
      new Fields([
        ['set', aCard.set],
        ['collector_number', number],
      ]),
  ),
  one(...aCard.numbers).map(
    (number) =>
      new Fields([
        ['multiverse_id', 1],
        ['surprise', number],
      ]),
  ),
);

/** Fields whose values mean something beyond their type, by name or by `operation.name`. */
export const MEANT: Readonly<Record<string, Terms>> = {
  uuid: one(new Known('account', 0)),
  userId: one(new Known('account', 0)),
  cardId: known('card'),
  id: known('card'),
  'getListingsOfUser.id': one(new Known('account', 0)),
  setcode: one(aCard.set, aCard.set.toUpperCase()),
  'collectCards.set': one(aCard.set),
  set: one(aCard.set),
  code: one(aCard.set),
  number: one(...aCard.numbers),
  collector_number: one(...aCard.numbers),
  lang: one('en'),
  language: one('en', 'de', 'ja'),
  'getAvailability.cardIds': known('cards'),
  file: one('W.svg', 'WU.svg', 'T.svg'),
  // Few cards have a picture of their back.
  'getCardImage.face': one('front', 'front', 'front', 'back'),
  exact: known('cardName'),
  fuzzy: known('cardName'),
  'collectCards.name': known('cardName'),
  'collectCards.identifiers[]': identifier,
  'suggestPrintings.name': known('cardName'),
  // Of the four that everybody has at first the latest two are active; the first one is sold, the second withdrawn.
  'sellListings.uuid': one(new Known('listing', 0), new Known('listing', 1)),
  'sellListings.version': one(1),
  'takeBackSales.listings[]': one(new Known('listing', 0), new Known('listing', 3)),
  name: one('Robin Alvarez', 'The Gilded Goblet', 'Friday Night Commander', '太郎', "O'Neill & Söhne"),
  email: known('email'),
  'signUp.email': one(new Known('newEmail', 0)),
  password: one(PASSWORD_OF_ALL),
  confirmPassword: one(PASSWORD_OF_ALL),
  currentPassword: one(PASSWORD_OF_ALL),
  // Who takes another one can confirm nothing in the rest of a run.
  newPassword: one(PASSWORD_OF_ALL, PASSWORD_OF_ALL, 'other copies of a card'),
  turnstileToken: one(''),
  'verifyEmail.token': known('verifyToken', 'verifiedToken'),
  'startVerifiedSession.token': known('verifiedToken'),
  'resetPassword.token': known('resetToken'),
  'reportMessage.token': known('reportToken'),
  'saveNotificationPreferences.kind': one('LISTING_SOLD', 'STORE_EVENT'),
  quietFrom: one('22:00'),
  quietUntil: one('07:30'),
  'logInWithPasskey.credential': known('enteringPasskey'),
  'addPasskey.credential': known('madePasskey'),
  passkey: known('confirmingPasskey'),
  'turnOnSecondFactor.code': known('oneTimeCode'),
  'proposeMeeting.from': one('2099-01-01T10:00:00.000Z'),
  'proposeMeeting.to': one('2099-01-01T11:00:00.000Z'),
  'enterCode.code': one('000000', '480135'),
  'lookUpHandOver.code': one('000000', '480135'),
  'witnessHandOver.code': one('000000', '480135'),
  'logInWithSecondFactor.challenge': one(new Known('secondFactorChallenge', 0)),
  'logInWithSecondFactor.code': known('oneTimeCode', 'recoveryCode'),
  'renewRecoveryCodes.code': known('oneTimeCode', 'recoveryCode'),
  'turnOffSecondFactor.code': known('oneTimeCode', 'recoveryCode'),
  phoneNumber: one('', '+1 (312) 555-0103'),
  website: one('https://gilded-goblet.example', '', null),
  // Nobody has uploaded one.
  picture: one(null),
  finish: one('NONFOIL'),
  tcg: one('MAGIC_THE_GATHERING'),
  format: one('COMMANDER', 'MODERN'),
  date: days,
  from: days,
  to: days,
  timeZone: one('America/Chicago', 'Pacific/Kiritimati', 'UTC'),
  after: one(new Known('cursor', 0), new Known('cursor', 1)),
  limit: one(1, 2, 500),
  'If-Match': one(new Known('etag', 0), '*'),
  'Idempotency-Key': one('a', 'b', 'another-key'),
};
