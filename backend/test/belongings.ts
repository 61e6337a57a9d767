// What belongs to a member, and how each guarded operation is aimed at it by somebody else.
import { randomUUID } from 'node:crypto';
import type { SessionDto } from '../src/modules/auth/dto/session.dto.js';
import { scheduledSeries } from '../src/modules/events/test/series-plan.js';
import type { ListingDto } from '../src/modules/listings/dto/listing.dto.js';
import { upload } from '../src/modules/listings/test/a-photo.js';
import { aSampleCard } from '../src/modules/listings/test/sample.js';
import { OWN_AGE } from './age-aims.js';
import * as attendance from './attendance-aims.js';
import { OWN_CALENDARS, WITHOUT_CALENDAR } from './calendar-aims.js';
import { CARDS } from './card-aims.js';
import { Client } from './client.js';
import { keptPlan, OWN_PLANS, PLANS_OWNED } from './cover-aims.js';
import * as deals from './deal-aims.js';
import { TINY_PHOTO } from './images.js';
import { entry, LISTINGS_OWNED } from './listing-aims.js';
import * as moderation from './moderation-aims.js';
import { A_SUBSCRIPTION, firstNotificationOf, usualPreferences } from './notifications.js';
import * as offers from './offer-aims.js';
import { addedPasskey, LOCAL } from './passkeys.js';
import { type Member, PASSWORD } from './people.js';
import { eventWithPicture, presented } from './pictured-belongings.js';
import { OWN_PLACES, WITHOUT_PLACE } from './place-aims.js';
import { OWN_SERIES, SERIES_OWNED, type SeriesBelongings, WITHOUT_RULE } from './series-aims.js';
import { OWN_STOCK, WITHOUT_STOCK } from './stock-aims.js';
import { type StockBelongings, stockOf } from './stock-belongings.js';
import type { Story } from './story.js';
import { keptTemplate, WITHOUT_TEMPLATE } from './template-aims.js';
import { OWN_WANTS, WITHOUT_WANTS } from './want-aims.js';

/** One of everything that can be somebody's. */
export interface Belongings
  extends StockBelongings,
    deals.DealBelongings,
    offers.OfferBelongings,
    SeriesBelongings,
    moderation.ModerationBelongings,
    attendance.AttendanceBelongings {
  readonly owner: string;
  readonly listing: string;
  readonly sold: string;
  /** Of the listing. */
  readonly photo: string;
  readonly withdrawn: string;
  /** Only a store has one. */
  readonly event: string;
  /** On another device. */
  readonly session: string;
  readonly passkey: string;
  /** On the owner's watchlist. */
  readonly card: string;
  readonly notification: string;
  /** A list of wants. */
  readonly wantList: string;
  readonly savedPlan: string;
}

/** An operation, aimed at belongings. Places in the path that are not named here would fail the test. */
export interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How an operation is aimed at what belongs to somebody. */
export type Aiming = (of: Belongings) => Aim;

const anImport =
  (body?: object): Aiming =>
  ({ stockImport: uuid }) => ({ path: { uuid, row: '1' }, body });
const OF_SOMEBODY =
  'owner listing photo sold withdrawn event series template session passkey card notification wantList savedPlan stockExport batch stockImport reconciliation'.split(
    ' ',
  );

/** What is nobody's. */
export const nobodys = (): Belongings =>
  ({
    ...Object.fromEntries(OF_SOMEBODY.map((what) => [what, randomUUID()])),
    ...deals.nobodysDeals(),
    ...offers.nobodysOffers(),
    ...moderation.nobodysDecisions(),
    ...attendance.nobodysAttendance(),
  }) as unknown as Belongings;

/** Gives somebody one of everything; deals and offers, which two have, only in a story. */
export async function belongingsOf(member: Member, market?: Story): Promise<Belongings> {
  const { client, user, password } = member;
  const { uuid: owner, role, email } = user;
  const { body } = await client.post<ListingDto[]>('/api/listings', [entry(), entry(), entry()]);
  const [listing = '', sold = '', withdrawn = ''] = body.map(({ uuid }) => uuid);
  await client.patch(`/api/listings/${sold}`, { status: 'SOLD' });
  await client.delete(`/api/listings/${withdrawn}`);
  const photo = (await upload(member, listing, TINY_PHOTO)).body.photos[0]?.uuid ?? '';
  if (role === 'STORE') await presented(member);
  const event = role === 'STORE' ? await eventWithPicture(member) : randomUUID();
  const series = role === 'STORE' ? (await scheduledSeries(member)).uuid : randomUUID();
  const template = role === 'STORE' ? await keptTemplate(client) : randomUUID();
  const card = aSampleCard(2).id;
  await client.post(`/api/watchlist/${owner}?cardId=${card}`);
  await client.put(`/api/watchlist/wants/${card}`, { anyPrinting: true, quantity: 1 });
  const wantList = (await client.post<{ uuid: string }>('/api/watchlist/lists', { name: 'Friday’s deck' }))
    .body.uuid;
  const savedPlan = await keptPlan(client);
  // The owner is notified of the second device.
  for (let device = 0; device < 2; device++)
    await new Client(client.origin).post('/api/auth/login', { email, password });
  const sessions = (await client.get<SessionDto[]>('/api/auth/sessions')).body;
  const session = sessions.find(({ current }) => !current)?.uuid ?? '';
  const passkey = (await addedPasskey(member, 'Laptop', LOCAL)).uuid;
  const notification = await firstNotificationOf(client);
  const ofAccount = { owner, session, passkey, card, notification, wantList, savedPlan };
  const own = { ...ofAccount, listing, photo, sold, withdrawn, event, series, template };
  const dealsOfMember = market ? await deals.dealsOf(market, member) : deals.nobodysDeals();
  const offersOfMember = market ? await offers.offersOf(market, member) : offers.nobodysOffers();
  const decisions = market ? await moderation.decisionsOf(market, member) : moderation.nobodysDecisions();
  const attendees = market ? await attendance.attendanceOf(market, event) : attendance.nobodysAttendance();
  return {
    ...own,
    ...attendees,
    ...dealsOfMember,
    ...offersOfMember,
    ...decisions,
    ...(await stockOf(member)),
  };
}

/** What only its owner may read or change, by operationId: the operations with an `x-owner`. */
export const OWNED: Readonly<Record<string, Aiming>> = {
  getUser: ({ owner }) => ({ path: { uuid: owner } }),
  changeUser: ({ owner }) => ({ path: { uuid: owner }, body: { name: 'Taken over' } }),
  changePassword: ({ owner }) => ({
    path: { uuid: owner },
    body: { currentPassword: PASSWORD, newPassword: 'taken over' },
  }),
  disableUser: ({ owner }) => ({ path: { uuid: owner }, body: { password: PASSWORD } }),
  ...OWN_AGE,
  getPersonalData: ({ owner }) => ({ path: { uuid: owner } }),
  eraseUser: ({ owner }) => ({ path: { uuid: owner }, body: { password: PASSWORD } }),
  endSession: ({ session }) => ({ path: { uuid: session } }),
  renamePasskey: ({ passkey }) => ({ path: { uuid: passkey }, body: { name: 'Taken over' } }),
  removePasskey: ({ passkey }) => ({ path: { uuid: passkey } }),
  ...LISTINGS_OWNED,
  ...SERIES_OWNED,
  ...attendance.ATTENDEES_OWNED,
  getStoreSummary: ({ owner }) => ({ path: { uuid: owner } }),
  getUserSummary: ({ owner }) => ({ path: { uuid: owner } }),
  getWatchedInStock: ({ owner }) => ({ path: { uuid: owner } }),
  getMostWatched: ({ owner }) => ({ path: { uuid: owner } }),
  getWatchlist: ({ owner }) => ({ path: { uuid: owner } }),
  isWatched: ({ owner, card }) => ({ path: { uuid: owner }, query: `cardId=${card}` }),
  watchCard: ({ owner }) => ({ path: { uuid: owner }, query: `cardId=${aSampleCard(3).id}` }),
  changeWantList: ({ wantList }) => ({ path: { uuid: wantList }, body: { name: 'Taken over' } }),
  removeWantList: ({ wantList }) => ({ path: { uuid: wantList } }),
  markNotificationRead: ({ notification }) => ({ path: { uuid: notification } }),
  acknowledgeStockExport: ({ stockExport }) => ({ path: { uuid: stockExport } }),
  getStockBatch: ({ batch }) => ({ path: { uuid: batch } }),
  undoStockBatch: ({ batch }) => ({ path: { uuid: batch } }),
  getImport: anImport(),
  getImportRows: anImport(),
  getHeldRows: anImport(),
  watchImportWishes: anImport(),
  commitImport: anImport({ revision: 1, acknowledged: [] }),
  correctImportRow: anImport({ skip: true }),
  changeImport: anImport({ mode: 'SET' }),
  discardImport: anImport(),
  getReconciliation: ({ reconciliation }) => ({ path: { uuid: reconciliation } }),
  getReconciliationLines: ({ reconciliation }) => ({ path: { uuid: reconciliation } }),
  downloadReconciliation: ({ reconciliation }) => ({ path: { uuid: reconciliation } }),
  unwatchCard: ({ owner, card }) => ({ path: { uuid: owner }, query: `cardId=${card}` }),
  ...PLANS_OWNED,
  ...deals.DEALS_OWNED,
  ...offers.OFFERS_OWNED,
  ...moderation.MODERATION_OWNED,
};

/** What every member may call, by operationId: nothing of it is anybody's secret, or it is about the caller alone. */
export const FOR_ALL_MEMBERS: Readonly<Record<string, Aiming>> = {
  getSessions: () => ({}),
  getListing: ({ listing }) => ({ path: { uuid: listing } }),
  endOtherSessions: () => ({}),
  getPasskeys: () => ({}),
  beginPasskeyRegistration: () => ({ body: { password: PASSWORD } }),
  beginConfirmation: () => ({}),
  getSecondFactor: () => ({}),
  setUpSecondFactor: () => ({ body: { password: PASSWORD } }),
  ...CARDS,
  getEvents: () => ({}),
  getEventsOfStore: ({ owner }) => ({ path: { uuid: owner } }),
  ...OWN_SERIES,
  ...attendance.OWN_ATTENDANCE,
  getCardsOnOffer: () => ({ query: 'q=lantern' }),
  coverList: () => ({ body: { cards: [{ cardId: aSampleCard(1).id, copies: 1 }] } }),
  getAvailability: () => ({ query: `cardIds=${aSampleCard(1).id}` }),
  sendMessage: ({ listing }) => ({ path: { uuid: listing }, body: { text: 'Is it still there?' } }),
  getListingsWithCard: () => ({ query: `cardId=${aSampleCard(1).id}` }),
  getListingsOfUserWithCard: ({ owner, card }) => ({ path: { id: owner }, query: `cardId=${card}` }),
  getProfile: ({ owner }) => ({ path: { uuid: owner } }),
  getStores: () => ({}),
  getNotifications: () => ({}),
  getUnreadCount: () => ({}),
  markAllNotificationsRead: () => ({ body: { until: '2026-03-01T10:00:00.000Z' } }),
  getNotificationPreferences: () => ({}),
  streamUnreadCount: () => ({}),
  saveNotificationPreferences: () => ({ body: usualPreferences() }),
  unmuteNotifications: () => ({}),
  getPushStatus: () => ({}),
  removePushSubscription: () => ({}),
  ...OWN_PLACES,
  getOwnStorefront: () => ({}),
  getFollowedStores: () => ({}),
  isStoreFollowed: ({ owner }) => ({ path: { uuid: owner } }),
  unfollowStore: ({ owner }) => ({ path: { uuid: owner } }),
  followStore: ({ owner }) => ({ path: { uuid: owner } }),
  ...OWN_WANTS,
  ...OWN_PLANS,
  ...OWN_CALENDARS,
  getTcgFormats: () => ({}),
  getTcgTypes: () => ({}),
  ...OWN_STOCK,
  ...deals.OWN_DEALS,
  ...offers.OWN_OFFERS,
  ...moderation.MODERATION_FOR_MEMBERS,
};

/** What is about the caller alone and takes a proof that is made for the one call, a stock, or a place: how it is refused without one. */
export const NEEDS_A_PROOF: Readonly<Record<string, readonly [aim: Aiming, refusal: string]>> = {
  addPasskey: [() => ({ body: { name: 'Laptop' } }), 'request.invalid'],
  turnOnSecondFactor: [() => ({ body: { code: '123456' } }), 'auth.set-up-expired'],
  turnOffSecondFactor: [() => ({ body: {} }), 'auth.not-confirmed'],
  savePushSubscription: [() => ({ body: A_SUBSCRIPTION }), 'notifications.push-off'],
  ...WITHOUT_PLACE,
  saveStorefront: [() => ({ body: {} }), 'request.invalid'],
  ...WITHOUT_WANTS,
  ...WITHOUT_CALENDAR,
  ...WITHOUT_TEMPLATE,
  ...WITHOUT_RULE,
  ...offers.WITHOUT_OFFERS,
  ...deals.WITHOUT_DEALS,
  ...moderation.REFUSED_IN_MODERATION,
  ...WITHOUT_STOCK,
  renewRecoveryCodes: [() => ({ body: {} }), 'auth.not-confirmed'],
};
