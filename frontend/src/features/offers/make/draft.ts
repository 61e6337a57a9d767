/** What somebody is about to offer. */
import type { ListingDto } from '../../../api/listings';
import type {
  ChangeDraft,
  CounterOffer,
  OfferDto,
  OfferEvent,
  OfferLineDto,
  OfferWithRevisions,
} from '../../../api/offers';
import type { TradeLine } from '../../../entities/trade/trade-sheet';
import { parsePrice } from '../../../lib/money';
import { texts } from '../../../texts';

/** A copy, with the price as it is typed. */
export interface DraftLine extends Omit<TradeLine, 'price'> {
  giver: string;
  price: string;
}

export interface Draft {
  lines: readonly DraftLine[];
  /** Who pays cash to balance; null for none. */
  payer: string | null;
  amount: string;
  note: string;
  hours: number;
  /** Where the cards change hands; null for nowhere any more, absent where that was never said. */
  event?: OfferEvent | null;
}

/** As many lines as an offer has at most. */
export const MAX_LINES = 50;
/** How long an offer may be open, in hours. */
export const HOURS = [24, 48, 72, 168] as const;
export const DEFAULT_HOURS = 72;

const typed = (price: number): string => price.toFixed(2);

/** A copy at the price that its lister asks. */
export const listedLine = (listing: ListingDto): DraftLine => ({
  ...{ listing: listing.uuid, giver: listing.userId, price: typed(listing.price) },
  card: {
    ...{ id: listing.cardId, name: listing.cardName },
    ...{ setName: listing.cardSet, number: listing.cardNumber },
  },
  ...{ condition: listing.condition, finish: listing.finish, language: listing.language },
});

/** A copy as it was offered, or could be. */
export const offeredLine = ({ price, ...line }: OfferLineDto): DraftLine => {
  const { listing, giver, card, condition, finish, language } = line;
  return { listing, giver, card, condition, finish, language, price: typed(price) };
};

/** The lines of an offer that can still be had. */
export const linesOf = ({ lines }: Pick<OfferWithRevisions, 'lines'>): DraftLine[] =>
  lines.filter(({ isAvailable }) => isAvailable).map(offeredLine);

export const EMPTY_DRAFT: Draft = { lines: [], payer: null, amount: '', note: '', hours: DEFAULT_HOURS };

/** An offer that was begun, without what is gone. */
export const draftOf = (offer: Pick<OfferDto, 'lines' | 'cash' | 'note' | 'hours' | 'event'>): Draft => ({
  ...EMPTY_DRAFT,
  lines: linesOf(offer),
  payer: offer.cash?.payer ?? null,
  amount: offer.cash ? typed(offer.cash.amount) : '',
  note: offer.note ?? '',
  hours: offer.hours,
  ...(offer.event && { event: offer.event }),
});

/** More lines, each once, as many as an offer has. */
export const withLines = (draft: Draft, more: readonly DraftLine[]): Draft => {
  const known = new Set(draft.lines.map(({ listing }) => listing));
  const lines = [...draft.lines, ...more.filter(({ listing }) => !known.has(listing))];
  return { ...draft, lines: lines.slice(0, MAX_LINES) };
};

const eventOf = ({ event }: Draft): Pick<CounterOffer, 'event'> =>
  event === undefined ? {} : { event: event?.id ?? null };

/** What of a draft can be saved for later: an amount that is not one yet is left out. */
export function savableOf(draft: Draft): ChangeDraft & Required<Pick<ChangeDraft, 'lines'>> {
  const { lines, payer, amount, note, hours } = draft;
  const cash = parsePrice(amount);
  return {
    lines: lines.map(({ listing, price }) => {
      const parsed = parsePrice(price);
      return { listing, ...(parsed && { price: parsed }) };
    }),
    cash: payer !== null && cash ? { amount: cash, payer } : null,
    note: note.trim() || null,
    hours,
    ...eventOf(draft),
  };
}

/** The body of the call, or what is wrong with the draft. */
export function offerOf(draft: Draft): CounterOffer | string {
  const { lines, payer, amount, note, hours } = draft;
  const t = texts.offers.make;
  if (lines.length === 0) return t.empty;
  const priced = lines.map(({ listing, price }) => ({ listing, price: parsePrice(price) ?? Number.NaN }));
  const cash = payer === null ? null : parsePrice(amount);
  if (priced.some(({ price }) => !(price > 0)) || (payer !== null && !cash)) return t.badPrice;
  return {
    lines: priced,
    cash: payer !== null && cash ? { amount: cash, payer } : null,
    note: note.trim() || null,
    hours,
    ...eventOf(draft),
  };
}
