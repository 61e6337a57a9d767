// The fields that the product names, in answers, bodies and questions; every story's answer is held against the same document.
import { contract } from './contract.js';
import { operationCalled } from './operations.js';

interface Shape {
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}
const schemas = (contract.components as { schemas: Record<string, Shape> }).schemas;
const shape = (name: string): Shape => schemas[name] ?? { properties: {} };
const words = (text: string): string[] => text.split(' ').toSorted();

const LISTING =
  'uuid userId cardId cardName cardSet cardNumber cardImageUrl condition price status finalSoldPrice statusUpdatedAt';
const EVENT = 'name date time location format tcg';

describe('the fields of the product', () => {
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

  it('a card has those of the public card database', () => {
    const known =
      'id name mana_cost type_line rarity oracle_text set set_name collector_number artist flavor_text legalities prices image_uris card_faces layout';
    expect(Object.keys(shape('Card').properties)).toEqual(expect.arrayContaining(words(known)));
    expect(Object.keys(shape('CardPrices').properties)).toEqual(expect.arrayContaining(['usd', 'usd_foil']));
  });

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

  it('there are two roles, two states and three kinds of a listing, and five conditions', () => {
    expect(schemas).toMatchObject({
      Role: { enum: ['USER', 'STORE'] },
      ListingStatus: { enum: ['ACTIVE', 'SOLD'] },
      ListingType: { enum: ['SELL', 'BUY', 'TRADE'] },
      Condition: {
        enum: ['NEAR_MINT', 'LIGHTLY_PLAYED', 'MODERATELY_PLAYED', 'HEAVILY_PLAYED', 'DAMAGED'],
      },
    });
  });
});
