/** Invented public pages for the tests. */
import type { EventDto } from '../api/events';
import type { PublicCard, StorefrontDto, StoreSingle } from '../api/storefronts';

const STORE = '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11';
const CARD = '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10';
const EVENT = '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01';

export const aSingle = (facts: Partial<StoreSingle> = {}): StoreSingle => ({
  uuid: 'b1e7c0de-9f0e-4c56-8a52-5c3d2f1b7e01',
  cardId: CARD,
  cardName: 'Clockwork Heron',
  cardSet: 'Brinemarch',
  cardNumber: '12a',
  condition: 'NEAR_MINT',
  finish: 'FOIL',
  language: 'en',
  type: 'SELL',
  price: 4.5,
  ...{ countedAt: '2026-03-01T10:00:00.000Z', isStale: false },
  ...facts,
});

/** On a Friday, open until 22:00. */
export const aStorefront = (facts: Partial<StorefrontDto> = {}): StorefrontDto => ({
  uuid: STORE,
  name: 'The Gilded Goblet',
  address: '1814 W Division Street, Chicago, IL 60622',
  place: { latitude: 41.90329, longitude: -87.67255, country: 'US' },
  website: 'https://gilded-goblet.example',
  description: 'Singles, and drafts\non Fridays.',
  picture: null,
  hours: {
    weekly: [
      { day: 'FRIDAY', opens: '10:00', closes: '22:00' },
      { day: 'SATURDAY', opens: '18:00', closes: '02:00' },
      { day: 'SUNDAY', opens: '00:00', closes: '24:00' },
    ],
    exceptions: [
      { date: '2026-12-25', intervals: [] },
      { date: '2026-12-31', intervals: [{ opens: '10:00', closes: '14:00' }] },
    ],
  },
  timeZone: 'America/Chicago',
  today: { date: '2026-11-27', weekday: 'FRIDAY' },
  state: {
    isOpen: true,
    closes: { at: '2099-11-28T04:00:00.000Z', date: '2026-11-27', time: '22:00' },
    opens: null,
    isClosedToday: false,
  },
  events: [
    {
      uuid: EVENT,
      name: 'Friday Night Commander',
      starts: '2026-11-28T01:00:00.000Z',
      timeZone: 'America/Chicago',
      format: 'Commander',
      location: '1814 W Division Street, Chicago',
      picture: null,
    },
  ],
  singles: [aSingle()],
  singlesCount: 1,
  ...facts,
});

export const aPublicCard = (facts: Partial<PublicCard> = {}): PublicCard => ({
  id: CARD,
  name: 'Clockwork Heron',
  setCode: 'brm',
  setName: 'Brinemarch',
  collectorNumber: '12a',
  typeLine: 'Artifact Creature — Bird',
  oracleText: 'Flying',
  rarity: 'rare',
  artist: 'Mira Holt',
  marketPrice: 4.25,
  marketPriceFoil: 9,
  marketPriceDate: '2026-11-22',
  offers: {
    copies: 4,
    stores: 2,
    players: 1,
    forSale: 3,
    lowPrice: 3.5,
    highPrice: 9,
    sellers: [
      {
        ...{ uuid: STORE, name: 'The Gilded Goblet', address: '1814 W Division Street' },
        ...{ copies: 2, price: 3.5, countedAt: '2026-03-01T10:00:00.000Z', isStale: false },
      },
      {
        ...{ uuid: EVENT, name: 'Traders’ Den', address: null },
        ...{ copies: 1, price: null, countedAt: '2026-01-20T10:00:00.000Z', isStale: true },
      },
    ],
  },
  ...facts,
});

/** At 19:00 in Chicago. */
export const aPublicEvent = (facts: Partial<EventDto> = {}): EventDto => ({
  id: 17,
  uuid: EVENT,
  name: 'Friday Night Commander',
  date: '2099-11-28',
  time: '01:00:00',
  location: '1814 W Division Street, Chicago, IL 60622',
  timeZone: 'America/Chicago',
  format: {
    id: 6,
    value: 'COMMANDER',
    name: 'Commander',
    tcg: { id: 1, value: 'MAGIC_THE_GATHERING', name: 'Magic: The Gathering' },
  },
  user: { uuid: STORE, name: 'The Gilded Goblet' },
  endDate: null,
  endTime: null,
  fee: null,
  place: null,
  picture: null,
  description: null,
  whatToBring: null,
  prizes: null,
  rulesLevel: null,
  series: null,
  version: 1,
  distance: null,
  attendance: { capacity: null, leastPlayers: null, going: 0, interested: 0, waiting: 0, freePlaces: null },
  ...facts,
});

/** Each page: where it is, and what it is about. */
export const PUBLIC_PAGES = {
  store: { path: `/s/${STORE}`, api: 'GET /api/storefronts/:uuid', answer: aStorefront() },
  card: { path: `/c/${CARD}`, api: 'GET /api/storefronts/cards/:id', answer: aPublicCard() },
  event: { path: `/e/${EVENT}`, api: 'GET /api/events/:uuid', answer: aPublicEvent() },
} as const;
