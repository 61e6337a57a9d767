/** What is typed into the form of a want, and what the server gets of it. */
import type { SaveWant, WantDto } from '../../../api/watchlist';
import { typedPrice } from '../../../entities/listing/listing-terms';
import type { Condition, Finish } from '../../../lib/listing-values';
import { type ChosenList, chosenList, lacksName } from './list-choice';
import { NO_WANT } from './saved-as';

/** What the highest price is in: dollars, or percent of the market price. */
export type LimitUnit = 'dollars' | 'percent';
/** A field that can be wrong. */
export type WantField = 'quantity' | 'limit' | 'list';

export interface WantDraft {
  quantity: string;
  anyPrinting: boolean;
  leastCondition: Condition | '';
  finishes: Finish[];
  /** None means any. */
  languages: string[];
  /** The highest price; empty for none. */
  limit: string;
  limitUnit: LimitUnit;
  forTrade: boolean;
  list: ChosenList;
  visibility: NonNullable<SaveWant['visibility']>;
  alerts: boolean;
  note: string;
}

const NEW_WANT: WantDraft = {
  quantity: '1',
  anyPrinting: true,
  leastCondition: '',
  finishes: [],
  languages: [],
  limit: '',
  limitUnit: 'dollars',
  forTrade: false,
  list: chosenList(null),
  visibility: 'PRIVATE',
  alerts: true,
  note: '',
};

/** What is saved of a card. */
export type SavedWant = WantDto | typeof NO_WANT;

export const isWant = (said: SavedWant): said is WantDto => said !== NO_WANT;

export const draftOf = (said: SavedWant): WantDraft => (isWant(said) ? draftOfWant(said) : NEW_WANT);

export const isSame = (a: WantDraft, b: WantDraft): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A number means nothing without its unit. */
const LIMIT: readonly string[] = ['limit', 'limitUnit'] satisfies (keyof WantDraft)[];

/** The latest terms with what was typed on top of them; `base` is what the typing began with. */
export function mergeDrafts(typed: WantDraft, base: WantDraft, latest: WantDraft): WantDraft {
  const isTyped = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(base[key as keyof WantDraft]);
  const fields = Object.entries(typed);
  const isLimitTyped = fields.some((field) => LIMIT.includes(field[0]) && isTyped(field));
  const own = fields.filter((field) => (LIMIT.includes(field[0]) ? isLimitTyped : isTyped(field)));
  return { ...latest, ...Object.fromEntries(own) };
}

const draftOfWant = (want: WantDto): WantDraft => ({
  quantity: `${want.quantity}`,
  anyPrinting: want.anyPrinting,
  leastCondition: want.leastCondition ?? '',
  finishes: want.finishes ?? [],
  languages: want.languages ?? [],
  limit: want.maxPrice?.toFixed(2) ?? (want.maxPercent === null ? '' : `${want.maxPercent}`),
  limitUnit: want.maxPercent === null ? 'dollars' : 'percent',
  forTrade: want.forTrade,
  list: chosenList(want.list),
  visibility: want.visibility,
  alerts: want.alerts,
  note: want.note ?? '',
});

/** The bounds of the fields; the server has the same. */
const MAX = { quantity: 999, percent: 1000 } as const;

const wholeNumber = (typed: string, most: number): number | null => {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return number >= 1 && number <= most ? number : null;
};

/** The highest price as it is sent; null where it is none. */
function limitOf({ limit, limitUnit }: WantDraft): Pick<SaveWant, 'maxPrice' | 'maxPercent'> | null {
  if (limit.trim() === '') return { maxPrice: null, maxPercent: null };
  if (limitUnit === 'percent') {
    const maxPercent = wholeNumber(limit, MAX.percent);
    return maxPercent === null ? null : { maxPrice: null, maxPercent };
  }
  const maxPrice = typedPrice(limit);
  return maxPrice === null ? null : { maxPrice, maxPercent: null };
}

/** What is sent, or the field that is wrong. */
export function wantOf(draft: WantDraft): { want: Omit<SaveWant, 'list'> } | { wrong: WantField } {
  const quantity = wholeNumber(draft.quantity, MAX.quantity);
  if (quantity === null) return { wrong: 'quantity' };
  const limit = limitOf(draft);
  if (limit === null) return { wrong: 'limit' };
  if (lacksName(draft.list)) return { wrong: 'list' };
  const { anyPrinting, forTrade, visibility, alerts, note } = draft;
  return {
    want: {
      ...{ quantity, anyPrinting, forTrade, visibility, alerts, note },
      leastCondition: draft.leastCondition || null,
      finishes: draft.finishes.length > 0 ? draft.finishes : null,
      languages: draft.languages.length > 0 ? draft.languages : null,
      ...limit,
    },
  };
}
