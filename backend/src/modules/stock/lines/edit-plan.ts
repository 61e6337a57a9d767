// Turns an edit into the statement that plans it, and its parameters.
import type { Statement } from '../../../platform/database/sql.js';
import { CONDITIONS, FINISHES } from '../../listings/index.js';
import type { MarketPricing, StockChange } from '../dto/change.dto.js';
import type { StockEdit } from '../dto/edit.dto.js';
import { type PriceRules, type PricingCell, pricingOf } from '../rules/price-rules.js';
import { FILTER_EDIT, LINES_EDIT } from './edit.statements.js';
import { filterValues } from './filter.sql.js';
import { QUANTITY_EDIT } from './quantity.statements.js';

/** How an edit is planned, and what listings are to do with the copies. */
export interface EditPlan {
  readonly statements: { readonly preview: Statement; readonly plan: Statement };
  readonly values: readonly unknown[];
  readonly verb: 'change' | 'reprice' | 'sell' | 'withdraw';
  /** The name of the change. */
  readonly change: string;
}

/** Of the changes that are more than new values. */
const VERBS: Readonly<Record<string, EditPlan['verb']>> = {
  sell: 'sell',
  withdraw: 'withdraw',
  quantity: 'withdraw',
  addCopies: 'withdraw',
  price: 'reprice',
  addToPrice: 'reprice',
  changePriceByPercent: 'reprice',
  priceFromMarket: 'reprice',
  priceByRules: 'reprice',
};

/** Whether the number of copies of lines changes, and not the copies. */
export const isOfQuantity = ({ quantity, addCopies }: StockChange): boolean =>
  quantity !== undefined || addCopies !== undefined;

const cents = (dollars: number) => Math.round(dollars * 100);

/** The plan of an edit by its owner; `now` is when copies are counted, `rules` are for one by the owner's price rules. */
export function planOf(owner: string, edit: StockEdit, now: Date, rules?: PriceRules): EditPlan {
  const { lines, lineIds, filter, except = [], copiesOfEach = null, change } = edit;
  const [name = ''] = Object.entries(change).find(([, value]) => value !== undefined) ?? [];
  const verb = VERBS[name] ?? 'change';
  const ids = lineIds ?? lines?.map(({ line }) => line);
  if (isOfQuantity(change)) {
    const { quantity, addCopies } = change;
    const expected = lines?.map(({ expectedQuantity = null }) => expectedQuantity) ?? [];
    const values = [owner, ids, addCopies ?? quantity, addCopies !== undefined, expected];
    return { statements: QUANTITY_EDIT, values, verb, change: name };
  }
  const how = howOf(change, now, rules);
  if (ids) {
    const quantities = ids.map((_, nth) => lines?.[nth]?.quantity ?? copiesOfEach);
    return { statements: LINES_EDIT, values: [owner, ids, quantities, ...how], verb, change: name };
  }
  const values = [owner, except, copiesOfEach, ...filterValues(filter ?? {}, now), ...how];
  return { statements: FILTER_EDIT, values, verb, change: name };
}

/** How each copy changes: the four parameters of the plan. */
function howOf(change: StockChange, now: Date, rules?: PriceRules): readonly unknown[] {
  const { addToPrice, changePriceByPercent, priceFromMarket, sell, withdraw } = change;
  if (addToPrice !== undefined) return ['add', '{}', cents(addToPrice), '[]'];
  if (changePriceByPercent !== undefined) return ['percent', '{}', changePriceByPercent, '[]'];
  if (priceFromMarket) return ['market', '{}', null, JSON.stringify(marketPricing(priceFromMarket))];
  if (rules) return ['rules', '{}', null, JSON.stringify(pricingOf(rules))];
  if (withdraw) return ['take', '{}', null, '[]'];
  if (sell) {
    const sale = sell.price === undefined ? {} : { final_price_cents: cents(sell.price) };
    return ['take', JSON.stringify(sale), null, '[]'];
  }
  return ['assign', JSON.stringify(assigned(change, now)), null, '[]'];
}

/** How the price of each condition follows the market, in cents. */
function marketPricing({ conditions = [], ...all }: MarketPricing): PricingCell[] {
  return CONDITIONS.flatMap((condition) => {
    const own = conditions.find((each) => each.condition === condition);
    const { percent = all.percent, floor = all.floor, roundTo = all.roundTo ?? 0.01 } = own ?? {};
    const floorCents = floor === undefined ? null : cents(floor);
    return FINISHES.map((finish) => ({
      ...{ condition, finish, percent, floor: floorCents, step: cents(roundTo) },
      ...{ least: null, ceiling: null, above_paid: false },
    }));
  });
}

/** The columns that all of the copies get. */
function assigned(change: StockChange, now: Date): object {
  const { price, externalId, privateNote, isSigned, isAltered, pricePaid, count } = change;
  if (price !== undefined) return { price_cents: cents(price), price_set_by: 'HAND' };
  if (externalId !== undefined) return { external_id: externalId };
  if (privateNote !== undefined) return { private_note: privateNote };
  if (isSigned !== undefined) return { is_signed: isSigned };
  if (isAltered !== undefined) return { is_altered: isAltered };
  if (pricePaid !== undefined) return { paid_cents: pricePaid === null ? null : cents(pricePaid) };
  if (count) return { counted_at: now };
  const { condition, finish, language, type, shelf, note } = change;
  return { condition, finish, language, type, shelf, note };
}
