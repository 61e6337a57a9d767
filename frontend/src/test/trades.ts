/** Invented deals and offers for the screens' tests, between the player and the store. */
import type { DealDto, FairTradeSheetDto, HandOverCode, QueueEntry } from '../api/deals';
import type {
  CurrentOfferLine,
  InboxEntry,
  OfferDto,
  OfferRevision,
  OfferStart,
  OfferWithRevisions,
} from '../api/offers';
import { player, store } from './people';

/** The ids of a deal and of an offer, as the API has them. */
export const DEAL = '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11';
export const OFFER = '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b22';

const HOUR = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

export const theStore = { uuid: store.uuid, name: store.name, role: 'STORE' } as const;
export const thePlayer = { uuid: player.uuid, name: player.name, role: 'USER' } as const;

const heron = {
  ...{ id: 'heron-id', name: 'Clockwork Heron', setCode: 'brm', setName: 'Brinemarch', number: '89' },
  imageUrl: '/api/cards/heron-id/image/front/normal',
};
const archivist = { ...heron, id: 'tide-id', name: 'Tidewell Archivist', number: '12' };

/** The store gives two cards, the player 5 dollars. */
export const aSheet = (facts: Partial<FairTradeSheetDto> = {}): FairTradeSheetDto => ({
  lines: [
    {
      ...{ nth: 0, giver: 'second', price: 4, conditionFactor: 0.85, value: 3.4 },
      market: { price: 4, asOf: '2026-03-01', source: 'Scryfall', finish: 'NONFOIL' },
    },
    { nth: 1, giver: 'second', price: 1, market: null, conditionFactor: 1, value: null },
  ],
  totals: { first: { cash: 5, value: 5, unknown: 0 }, second: { cash: 0, value: 3.4, unknown: 1 } },
  ...{ difference: null, band: 'UNKNOWN', hash: 'ba7816bf8f01cfea', frozenAt: '2026-03-01T10:00:00.000Z' },
  ...facts,
});

const line = { giver: store.uuid, finish: 'NONFOIL', language: 'en', shelf: null, isStruck: false } as const;

/** A hold of two cards, which the player picks up at the store's counter. */
export const aDeal = (facts: Partial<DealDto> = {}): DealDto => ({
  ...{ uuid: DEAL, kind: 'HOLD', state: 'SCHEDULED', version: 3, offer: OFFER, me: 'first' },
  ...{ other: theStore, store: store.uuid, cash: null, proposal: null, amendment: null, shelf: null },
  lines: [
    { ...line, nth: 0, listing: 'heron', card: heron, price: 4, ...conditions('LIGHTLY_PLAYED') },
    { ...line, nth: 1, listing: 'tide', card: archivist, price: 1, ...conditions('NEAR_MINT') },
  ],
  meeting: {
    ...{ kind: 'COUNTER', event: null, text: null, store: { uuid: store.uuid, name: store.name } },
    ...{ from: inHours(-1), to: inHours(47), timeZone: 'America/Chicago' },
  },
  ...{ dueAt: inHours(47), whoseTurn: store.uuid, signals: [] },
  handOver: {
    ...{ opensAt: inHours(-1), closesAt: inHours(71), revision: 1, lockedUntil: null },
    ...{ confirmedByMe: false, confirmedByOther: false },
  },
  sheet: aSheet(),
  history: [{ at: '2026-03-01T10:00:00.000Z', by: player.uuid, event: 'OPENED', state: 'SCHEDULED' }],
  ...{ witness: null, whereabouts: null, isAskedWhetherMet: false, mayBeLeft: false },
  ...{ claimedBy: null, undoBy: null, settlement: null, disputeReason: null, disputeNote: null },
  ...{ endReason: null, endNote: null, conflict: null, lostPlace: null, nextBest: [], priceNotes: [] },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', changedAt: '2026-03-01T10:00:00.000Z' },
  ...facts,
});

function conditions(condition: 'NEAR_MINT' | 'LIGHTLY_PLAYED') {
  return { condition, agreedCondition: condition };
}

/** The same as the store sees it. */
export const aStoresDeal = (facts: Partial<DealDto> = {}): DealDto =>
  aDeal({ me: 'second', other: thePlayer, ...facts });

/** A trade between two players that has no place and time yet. */
export const aTrade = (facts: Partial<DealDto> = {}): DealDto =>
  aDeal({
    ...{ kind: 'TRADE', state: 'AGREED', store: null, meeting: null, whoseTurn: player.uuid },
    other: { uuid: store.uuid, name: 'Robin Alvarez', role: 'USER' },
    handOver: { ...aDeal().handOver, opensAt: null, closesAt: null },
    ...facts,
  });

export const aCode = (facts: Partial<HandOverCode> = {}): HandOverCode => ({
  ...{ code: '480135', qr: `https://playset.example/deals/${DEAL}#480135` },
  ...{ opensAt: inHours(-1), closesAt: inHours(71) },
  ...facts,
});

/** A deal in the store's queue. */
export const aQueueEntry = (facts: Partial<QueueEntry> = {}): QueueEntry => {
  const { uuid, kind, state, version, lines, meeting, dueAt, whoseTurn, changedAt } = aStoresDeal();
  return {
    ...{ uuid, kind, state, version, lines, meeting, dueAt, whoseTurn, changedAt },
    ...{ other: thePlayer, cards: 2, firstCard: 'Clockwork Heron', total: 5, shelf: null },
    ...facts,
  };
};

export const anInboxEntry = (facts: Partial<InboxEntry> = {}): InboxEntry => ({
  ...{ kind: 'DEAL', uuid: DEAL, other: theStore, state: 'READY', whoseTurn: 'ME', due: inHours(47) },
  timeZone: null,
  ...{ changedAt: '2026-03-01T10:00:00.000Z', cards: 2, firstCard: 'Clockwork Heron', unread: 0 },
  ...facts,
});

const offered = (listing: string, card: typeof heron, price: number): CurrentOfferLine => ({
  ...{ listing, giver: store.uuid, card, price, isAvailable: true },
  ...{ condition: 'NEAR_MINT', finish: 'NONFOIL', language: 'en' },
});

export const aRevision = (facts: Partial<OfferRevision> = {}): OfferRevision => ({
  ...{ revision: 1, author: player.uuid, cash: null, note: null, sheet: aSheet() },
  lines: [offered('heron', heron, 4), offered('tide', archivist, 1)],
  madeAt: '2026-03-01T10:00:00.000Z',
  ...facts,
});

/** An offer of the player's to the store, which has to answer. */
export const aTradeOffer = (facts: Partial<OfferWithRevisions> = {}): OfferWithRevisions => ({
  ...{ uuid: OFFER, kind: 'TRADE', state: 'OPEN', revision: 1, turn: store.uuid, note: null, cash: null },
  ...{ proposer: thePlayer, recipient: theStore, deal: null, voidReason: null, othersAsked: 0, event: null },
  lines: [offered('heron', heron, 4), offered('tide', archivist, 1)],
  ...{ sheet: aSheet(), hours: 72, expiresAt: inHours(72) },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', changedAt: '2026-03-01T10:00:00.000Z' },
  revisions: [aRevision()],
  ...facts,
});

/** What a store has answered to a request to hold cards. */
export const aHold = (facts: Partial<OfferDto> = {}): OfferDto => ({
  ...aTradeOffer({ kind: 'HOLD', state: 'ACCEPTED', turn: null, expiresAt: null }),
  deal: DEAL,
  ...facts,
});

/** What an offer to the store begins with: one of its copies, and no draft. */
export const anOfferStart = (facts: Partial<OfferStart> = {}): OfferStart => {
  const { isAvailable: _available, ...heronLine } = offered('theirs', heron, 4);
  return {
    ...{ recipient: theStore, lines: [heronLine], gone: [], sheet: aSheet(), event: null, draft: null },
    ...facts,
  };
};
