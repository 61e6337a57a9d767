// The fields that the product names, in answers, bodies and questions; every story's answer is held against the same document.
import { contract } from './contract.js';
import { operationCalled } from './operations.js';

interface Shape {
  readonly properties: Readonly<Record<string, { readonly maxLength?: number }>>;
  readonly required?: readonly string[];
}
const schemas = (contract.components as { schemas: Record<string, Shape> }).schemas;
const shape = (name: string): Shape => schemas[name] ?? { properties: {} };
const words = (text: string): string[] => text.split(' ').toSorted();

const LISTING =
  'uuid userId cardId cardName cardSet cardNumber cardImageUrl condition price status finalSoldPrice statusUpdatedAt';
const EVENT = 'name date time location format tcg';
/** What else a store may say of an event. */
const EVENT_TEXTS = { description: 4_000, whatToBring: 500, prizes: 1_000 };

describe('the fields of the product', () => {
  // @spec field-stored-user, field-listing, field-listing-lister, field-event, field-store
  // @spec field-watched-card, field-store-summary, field-user-summary, field-catalog
  it.each([
    ['the logged-in user', 'UserDto', 'uuid name email phoneNumber address role'],
    ['a login', 'LoggedIn', 'accessToken user'],
    ['a refresh', 'LoggedIn', 'accessToken user'],
    ['a listing', 'ListingDto', LISTING],
    ['a listing with its lister', 'CardListing', `${LISTING} name email phoneNumber address role`],
    ['an event', 'EventDto', 'id uuid name date time location format user'],
    ['the format of an event', 'TcgFormat', 'id value name tcg'],
    ['a game', 'TcgType', 'id value name'],
    ['the host of an event', 'EventHost', 'uuid'],
    ['a store', 'StoreDto', 'uuid name address phoneNumber email website'],
    ['a watched card', 'WatchedCardDto', 'cardId'],
    [
      'the dashboard of a store',
      'StoreSummary',
      'upcomingEvents totalListings totalEventsHosted totalWatchlist',
    ],
    ['the dashboard of a player', 'UserSummary', 'upcomingEvents watchlists'],
  ])('%s always has its own', (_what, name, fields) => {
    expect(shape(name).required).toEqual(expect.arrayContaining(words(fields)));
  });

  // @spec field-card
  it('a card has those of the public card database', () => {
    const known =
      'id name mana_cost type_line rarity oracle_text set set_name collector_number artist flavor_text legalities prices image_uris card_faces layout';
    expect(Object.keys(shape('Card').properties)).toEqual(expect.arrayContaining(words(known)));
    expect(Object.keys(shape('CardPrices').properties)).toEqual(expect.arrayContaining(['usd', 'usd_foil']));
  });

  // @spec field-sign-up, field-new-event, call-sign-up, call-change-user, call-change-password
  // @spec call-schedule-event
  it.each([
    [
      'a sign-up',
      'SignUp',
      'name email password confirmPassword phoneNumber address role enabled emailVerified turnstileToken',
    ],
    ['asking for the mail again', 'MailRequest', 'email'],
    ['a login', 'LogIn', 'email password turnstileToken'],
    ['a change of the profile', 'ChangeUser', 'name phoneNumber address'],
    ['a change of the password', 'ChangePassword', 'currentPassword newPassword'],
    [
      'a new listing',
      'PostListing',
      'cardId cardName cardSet cardNumber cardImageUrl condition price status uuid',
    ],
    ['a change of a listing', 'ChangeListing', 'price condition status finalSoldPrice'],
    ['a new event', 'ScheduleEvent', `${EVENT} userId`],
    ['a change of an event', 'ChangeEvent', EVENT],
  ])('%s takes its own, and needs no other', (_what, name, fields) => {
    const { properties, required = [] } = shape(name);
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(words(fields)));
    expect(words(fields)).toEqual(expect.arrayContaining([...required]));
  });

  // The tests of bad input go by the document, so it must not lose a bound without anybody noticing.
  it.each([
    ['SignUp', { name: 80, email: 254, password: 256, phoneNumber: 40, address: 300, turnstileToken: 2048 }],
    ['LogIn', { email: 254, password: 256, turnstileToken: 2048 }],
    ['MailRequest', { email: 254 }],
    ['ResetPassword', { token: 200, password: 256 }],
    ['ChangePassword', { currentPassword: 256, newPassword: 256 }],
    ['ChangeUser', { name: 80, phoneNumber: 40, address: 300, website: 200 }],
    ['ScheduleEvent', { name: 120, location: 200, timeZone: 64, ...EVENT_TEXTS }],
    ['ChangeEvent', { name: 120, location: 200, timeZone: 64, ...EVENT_TEXTS }],
  ])('the text fields of %s are at most as long as %j', (name, lengths) => {
    const bounded = Object.entries(shape(name).properties).filter(([, field]) => 'maxLength' in field);
    expect(Object.fromEntries(bounded.map(([field, { maxLength }]) => [field, maxLength]))).toEqual(lengths);
  });

  it.each([
    ['SignUp', 'name email password confirmPassword role'],
    ['LogIn', 'email password'],
    ['MailRequest', 'email'],
    ['ResetPassword', 'token password'],
    ['ChangePassword', 'currentPassword newPassword'],
    ['PostListing', 'cardId condition price'],
    ['ScheduleEvent', 'name date time location format tcg'],
  ])('%s requires %s', (name, fields) => {
    expect(shape(name).required?.toSorted()).toEqual(words(fields));
  });

  // @spec call-verify, call-with-card, call-watchlist-contains, call-watch, call-unwatch
  it.each([
    ['verifyEmail', 'token'],
    ['getListingsWithCard', 'cardId'],
    ['getAvailability', 'cardIds'],
    ['isWatched', 'cardId'],
    ['watchCard', 'cardId'],
    ['unwatchCard', 'cardId'],
    ['searchCards', 'q'],
  ])('%s asks for %s in the query', (id, name) => {
    const { parameters = [] } = operationCalled(id).operation;
    const needed = parameters.filter((each) => each.in === 'query' && each.required);
    expect(needed.map((each) => each.name)).toEqual([name]);
  });

  // @spec rule-buy-sell-trade, field-conditions, role-two-roles, const-conditions-5
  it('there are two roles, three states and three kinds of a listing, and five conditions', () => {
    expect(schemas).toMatchObject({
      Role: { enum: ['USER', 'STORE'] },
      ListingStatus: { enum: ['ACTIVE', 'RESERVED', 'SOLD'] },
      ListingType: { enum: ['SELL', 'BUY', 'TRADE'] },
      Condition: {
        enum: ['NEAR_MINT', 'LIGHTLY_PLAYED', 'MODERATELY_PLAYED', 'HEAVILY_PLAYED', 'DAMAGED'],
      },
    });
  });
});
