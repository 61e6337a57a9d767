/** What is filled in to change many lines, and the change that it means. */
import type { MarketPricing, StockChange } from '../../../api/stock';
import { typedPrice } from '../../../entities/listing/listing-terms';
import { CONDITIONS, type Condition, type Finish, type ListingType } from '../../../lib/listing-values';
import { texts } from '../../../texts';

export const BULK_KINDS = [
  'price',
  'add',
  'percent',
  'market',
  'rules',
  'condition',
  'finish',
  'language',
  'type',
  'shelf',
  'note',
  'privateNote',
  'isSigned',
  'isAltered',
  'pricePaid',
  'sell',
  'withdraw',
  'count',
] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** How a price follows the market price, as typed. */
export interface PricingDraft {
  percent: string;
  floor: string;
  roundTo: string;
}

export interface BulkDraft extends PricingDraft {
  kind: BulkKind;
  /** An amount, a price or a text, by the kind. */
  value: string;
  condition: Condition;
  finish: Finish;
  /** A code. */
  language: string;
  type: ListingType;
  /** Whether the copies are signed, or altered. */
  is: boolean;
  /** What differs by condition; empty where nothing does. */
  conditions: Record<Condition, PricingDraft>;
  /** How many copies of each line; empty for all. */
  copies: string;
}

const NOTHING: PricingDraft = { percent: '', floor: '', roundTo: '' };

export const FIRST_DRAFT: BulkDraft = {
  kind: 'price',
  value: '',
  ...{ percent: '90', floor: '', roundTo: '' },
  condition: 'NEAR_MINT',
  finish: 'NONFOIL',
  language: 'en',
  type: 'SELL',
  is: true,
  conditions: {
    NEAR_MINT: NOTHING,
    LIGHTLY_PLAYED: NOTHING,
    MODERATELY_PLAYED: NOTHING,
    HEAVILY_PLAYED: NOTHING,
    DAMAGED: NOTHING,
  },
  copies: '',
};

/** What is to be done; or what is wrong with what was filled in. */
export type BulkRead = { change: StockChange; quantity?: number } | { problem: string };

/** Thrown while reading, so that the first thing that is wrong is said. */
class Wrong extends Error {}

export function bulkChange(draft: BulkDraft): BulkRead {
  try {
    return read(draft);
  } catch (wrong) {
    if (wrong instanceof Wrong) return { problem: wrong.message };
    throw wrong;
  }
}

function read(draft: BulkDraft): BulkRead {
  const { value, kind } = draft;
  const t = texts.stock.bulk.invalid;
  const text = value.trim() === '' ? null : value.trim().replace(/\s+/g, ' ');
  switch (kind) {
    case 'price':
      return { change: { price: typedPrice(value) ?? wrong(texts.stock.cells.price) } };
    case 'add':
      return { change: { addToPrice: signed(value, t.amount, 999_999.99) } };
    case 'percent':
      return { change: { changePriceByPercent: signed(value, t.percent, 1000, -99.99) } };
    case 'market':
      return { change: { priceFromMarket: marketPricing(draft) } };
    case 'rules':
      return { change: { priceByRules: true } };
    case 'condition':
    case 'finish':
    case 'language':
    case 'type':
      return { change: { [kind]: draft[kind] } };
    case 'isSigned':
    case 'isAltered':
      return { change: { [kind]: draft.is } };
    case 'pricePaid':
      return { change: { pricePaid: text === null ? null : paid(text) } };
    case 'shelf':
    case 'note':
    case 'privateNote':
      return { change: { [kind]: text } };
    case 'count':
      return { change: { count: true } };
    case 'sell': {
      const price = text === null ? undefined : (typedPrice(text) ?? wrong(texts.stock.cells.price));
      return { change: { sell: price === undefined ? {} : { price } }, ...copies(draft) };
    }
    case 'withdraw':
      return { change: { withdraw: true }, ...copies(draft) };
  }
}

function wrong(problem: string): never {
  throw new Wrong(problem);
}

/** What was paid: it may be nothing, as for a gift. */
function paid(typed: string): number {
  const bare = typed.replace(',', '.');
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : wrong(texts.stock.cells.paid);
}

/** A number with a sign, and at most two decimals. */
function signed(typed: string, problem: string, most: number, least = -most): number {
  const bare = typed.trim().replace(',', '.').replace('−', '-').replace(/%$/, '').trim();
  const number = /^[+-]?\d+(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : 0;
  return number !== 0 && number >= least && number <= most ? number : wrong(problem);
}

function copies({ copies: typed }: BulkDraft): { quantity?: number } {
  if (typed.trim() === '') return {};
  return /^[1-9]\d{0,3}$/.test(typed.trim())
    ? { quantity: Number(typed) }
    : wrong(texts.stock.bulk.invalid.copies);
}

function marketPricing(draft: BulkDraft): MarketPricing {
  const { percent, ...rest } = pricing(draft);
  const conditions = CONDITIONS.flatMap((condition) => {
    const own = pricing(draft.conditions[condition]);
    return Object.keys(own).length > 0 ? [{ condition, ...own }] : [];
  });
  return {
    percent: percent ?? wrong(texts.stock.bulk.invalid.ofMarket),
    ...rest,
    ...(conditions.length > 0 && { conditions }),
  };
}

function pricing({ percent, floor, roundTo }: PricingDraft) {
  const t = texts.stock.bulk.invalid;
  const part = percent.trim() === '' ? undefined : signed(percent, t.ofMarket, 1000, 1);
  const money = (typed: string) => (typed.trim() === '' ? undefined : (typedPrice(typed) ?? wrong(t.money)));
  const [least, step] = [money(floor), money(roundTo)];
  return {
    ...(part !== undefined && { percent: part }),
    ...(least !== undefined && { floor: least }),
    ...(step !== undefined && { roundTo: step }),
  };
}
