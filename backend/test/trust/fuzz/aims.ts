// What calls are aimed at: as the stories of ownership aim them, and those that take more than that.
import { aPlan } from '../../../src/modules/events/test/plan.js';
import { aSeries } from '../../../src/modules/events/test/series-plan.js';
import { CHICAGO } from '../../../src/modules/places/test/sample-towns.js';
import { fileOf, rowOf } from '../../../src/modules/stock/test/an-import.js';
import { type Aim, type Belongings, FOR_ALL_MEMBERS, OWNED } from '../../belongings.js';
import { TINY_PHOTO } from '../../images.js';
import type { LocatedOperation } from '../../operations.js';

/** What one of the people has, and names that only they know. */
export interface Possessions extends Belongings, Reported {
  readonly calendarSecret: string;
  readonly sharedPlan: string;
  /** Where pictures are: of the event, of the store's page, of the listing. */
  readonly eventPicture: PicturePath;
  readonly storePicture: PicturePath;
  readonly listingPhoto: PicturePath;
}
/** For moderators: what is to be decided. */
export interface Reported {
  readonly reported: string;
}
/** The end of a picture's URL. */
export type PicturePath = Readonly<Record<'name' | 'size', string>>;

/** What it takes to reach an operation: the caller's belongings, and those of a store that is somebody else. */
type Aiming = (own: Possessions, store: Possessions) => Aim & { readonly type?: string };

const aStockFile = { body: fileOf(rowOf(3)), type: 'text/csv' };
const aPicture = { body: TINY_PHOTO, type: 'image/webp' };
const aCalendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//EN',
  'BEGIN:VEVENT',
  'UID:1@example.com',
  'DTSTAMP:20260301T100000Z',
  'DTSTART:20990301T180000Z',
  'SUMMARY:Friday Night Magic',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
/** Where a store is. */
export const A_STORE_PLACE = { address: '1814 W Division Street', latitude: 41.9, longitude: -87.67 };
const NEARBY = { query: 'format=COMMANDER&latitude=41.9&longitude=-87.67&radiusKm=50' };

const anOffer: Aiming = (_, { owner, listing }) => ({ body: { recipient: owner, lines: [{ listing }] } });
const atEvent: Aiming = (_, { event }) => ({ path: { uuid: event }, body: { answer: 'GOING' } });
const { name: _name, location: _location, format: _format, tcg: _tcg, ...RECURRENCE } = aSeries();

const BESIDES: Readonly<Record<string, Aiming>> = {
  answerEvent: atEvent,
  leaveEvent: atEvent,
  makeOffer: anOffer,
  previewOffer: anOffer,
  startOffer: (_, { owner, listing }) => ({ query: `to=${owner}&listings=${listing}` }),
  sendMessage: (_, { listing }) => ({ path: { uuid: listing }, body: { text: 'Is it still there?' } }),
  blockAccount: (_, { owner }) => ({ path: { uuid: owner } }),
  importEvents: () => ({ body: { events: [{ ...aPlan(), key: 'A'.repeat(43) }] } }),
  getNearbyCalendar: () => NEARBY,
  addPhoto: ({ listing }) => ({ path: { uuid: listing }, ...aPicture }),
  decideCase: ({ reported }) => ({
    path: { uuid: reported },
    body: { measure: 'WARN', reason: 'Spam.' },
    headers: { 'If-Match': '*' },
  }),
  getCase: ({ reported }) => ({ path: { uuid: reported } }),
  getCases: () => ({}),
  getEventCalendar: (_, { event }) => ({ path: { uuid: event } }),
  getEventPicture: ({ eventPicture }) => ({ path: eventPicture }),
  getStorePicture: ({ storePicture }) => ({ path: storePicture }),
  getPhoto: ({ listingPhoto }) => ({ path: listingPhoto }),
  getNearbyFeed: () => NEARBY,
  getNearbyRss: () => NEARBY,
  getMapStores: () => ({ query: 'south=41&west=-88.5&north=42.5&east=-87' }),
  getPublicCard: ({ card }) => ({ path: { id: card } }),
  getSharedPlan: ({ sharedPlan }) => ({ path: { link: sharedPlan } }),
  getStorePlace: (_, { owner }) => ({ path: { uuid: owner } }),
  getStorePreview: (_, { owner }) => ({ path: { uuid: owner } }),
  getWant: ({ card }) => ({ path: { id: card } }),
  removeWant: ({ card }) => ({ path: { id: card } }),
  holdForMe: (_, { listing }) => ({ body: { listings: [listing] } }),
  importWants: () => aStockFile,
  lookUpHandOver: ({ witnessCode }) => ({ body: { code: witnessCode } }),
  previewCalendar: () => ({ body: aCalendar, type: 'text/calendar' }),
  previewSeries: () => ({ body: RECURRENCE }),
  readOwnCalendar: ({ calendarSecret }) => ({ query: `secret=${calendarSecret}` }),
  reconcileStock: () => aStockFile,
  sendReport: (_, { listing }) => ({ body: { target: { kind: 'LISTING', id: listing }, category: 'SPAM' } }),
  setOwnPlace: () => ({ body: { town: CHICAGO } }),
  setStorePlace: () => ({ body: A_STORE_PLACE }),
  editStock: () => ({ body: { filter: {}, change: { price: 1 } } }),
  applyPriceRules: () => ({ body: { includeTyped: true } }),
  uploadEventPicture: () => aPicture,
  uploadImport: () => aStockFile,
  uploadStorePicture: () => aPicture,
};

/** By operationId. */
const ALL: Readonly<Record<string, Aiming>> = { ...FOR_ALL_MEMBERS, ...OWNED, ...BESIDES };

/** The operations that no call of these reaches, and why. */
export const UNREACHED: Readonly<Record<string, string>> = {
  acceptHeldPrices: 'prices are held in a night in which the market moves',
  declineHeldPrices: 'likewise',
  getUnsubscribeChoices: 'its token is in a mail about a notification, which comes minutes later',
  unsubscribe: 'likewise',
  previewCalendarAt: 'it asks another host',
  savePushSubscription: 'a server without keys of its own sends nothing',
};

/** Whether an operation can be aimed. */
export const hasAim = ({ id }: LocatedOperation): boolean => id in ALL;

/** What a call of an operation says that is aimed. */
export const aimOf = ({ id }: LocatedOperation, own: Possessions, store: Possessions): ReturnType<Aiming> =>
  ALL[id]?.(own, store) ?? {};
