/** What is typed into the form of a want, and what the server gets of it. */
import type { SaveWant, WantDto } from '../../../api/watchlist';
import type { Condition, Finish } from '../../../lib/listing-values';
import { parsePrice } from '../../../lib/money';

export type Limit = 'none' | 'price' | 'percent';

export interface WantDraft {
  quantity: string;
  anyPrinting: boolean;
  leastCondition: Condition | '';
  finishes: Finish[];
  language: string;
  limit: Limit;
  price: string;
  percent: string;
  forTrade: boolean;
  list: string;
  visibility: NonNullable<SaveWant['visibility']>;
  alerts: boolean;
  note: string;
}

export const NEW_WANT: WantDraft = {
  quantity: '1',
  anyPrinting: true,
  leastCondition: '',
  finishes: [],
  language: '',
  limit: 'none',
  price: '',
  percent: '',
  forTrade: false,
  list: '',
  visibility: 'PRIVATE',
  alerts: true,
  note: '',
};

export const draftOf = (want: WantDto): WantDraft => ({
  quantity: `${want.quantity}`,
  anyPrinting: want.anyPrinting,
  leastCondition: want.leastCondition ?? '',
  finishes: want.finishes ?? [],
  language: want.languages?.join() ?? '',
  limit: want.maxPrice !== null ? 'price' : want.maxPercent !== null ? 'percent' : 'none',
  price: want.maxPrice?.toFixed(2) ?? '',
  percent: want.maxPercent === null ? '' : `${want.maxPercent}`,
  forTrade: want.forTrade,
  list: want.list ?? '',
  visibility: want.visibility,
  alerts: want.alerts,
  note: want.note ?? '',
});

/** The bounds of the fields; the server has the same. */
const MOST = { quantity: 999, percent: 1000, price: 999_999.99 } as const;

const wholeNumber = (typed: string, most: number): number | null => {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return number >= 1 && number <= most ? number : null;
};

/** What is sent, or the field that is wrong. */
export function wantOf(draft: WantDraft): { want: SaveWant } | { wrong: 'quantity' | 'price' | 'percent' } {
  const quantity = wholeNumber(draft.quantity, MOST.quantity);
  if (quantity === null) return { wrong: 'quantity' };
  const price = parsePrice(draft.price);
  if (draft.limit === 'price' && (price === null || price < 0.01 || price > MOST.price))
    return { wrong: 'price' };
  const percent = wholeNumber(draft.percent, MOST.percent);
  if (draft.limit === 'percent' && percent === null) return { wrong: 'percent' };
  const { anyPrinting, forTrade, visibility, alerts, note } = draft;
  return {
    want: {
      ...{ quantity, anyPrinting, forTrade, visibility, alerts, note },
      leastCondition: draft.leastCondition || null,
      finishes: draft.finishes.length > 0 ? draft.finishes : null,
      languages: draft.language ? draft.language.split(',') : null,
      maxPrice: draft.limit === 'price' ? price : null,
      maxPercent: draft.limit === 'percent' ? percent : null,
      list: draft.list || null,
    },
  };
}
