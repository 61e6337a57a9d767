/** Changes of stock in words. */
import type { BatchDto, EditPreview, StockChange } from '../../../api/stock';
import { languageLabel } from '../../../lib/languages';
import { conditionLabels, finishLabels, typeLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { isOneOf } from '../../../lib/one-of';
import { texts } from '../../../texts';

/** What a change does, within a sentence: `price $5.00`. */
export function changeWords(change: StockChange): string {
  const t = texts.stock.bulk.words;
  if (change.price !== undefined) return t.price(formatPrice(change.price));
  if (change.condition) return t.condition(conditionLabels[change.condition]);
  if (change.finish) return t.finish(finishLabels[change.finish]);
  if (change.language) return t.language(languageLabel(change.language));
  if (change.type) return t.type(typeLabels[change.type]);
  if (change.shelf !== undefined) return t.shelf(change.shelf ?? t.none);
  if (change.externalId !== undefined) return t.externalId(change.externalId ?? t.none);
  if (change.pricePaid !== undefined)
    return t.pricePaid(change.pricePaid === null ? t.none : formatPrice(change.pricePaid));
  if (change.quantity !== undefined) return t.quantity(change.quantity);
  if (change.addCopies !== undefined) return t.addCopies(change.addCopies);
  if (change.isSigned === false) return t.notSigned;
  if (change.isAltered === false) return t.notAltered;
  return kindWords(Object.keys(change)[0]);
}

/** What kind of change the server says it was. */
function kindWords(change: string | undefined): string {
  const t = texts.stock.bulk.words;
  const plain = [
    ...(['sell', 'withdraw', 'count', 'note', 'privateNote', 'isSigned', 'isAltered'] as const),
    ...(['applyPriceRules', 'acceptHeldPrices', 'declineHeldPrices'] as const),
  ] as const;
  if (isOneOf(plain, change)) return t[change];
  if (change && PRICES.includes(change)) return t.prices;
  const columns = texts.stock.columns;
  if (change === 'addCopies') return columns.quantity;
  return isOneOf(Object.keys(columns) as (keyof typeof columns)[], change) ? columns[change] : t.other;
}

const PRICES: readonly string[] = [
  'price',
  'addToPrice',
  'changePriceByPercent',
  'priceFromMarket',
  'priceByRules',
];

/** How many copies an edit leaves alone, and why. */
export function skippedWords({ reason, copies }: EditPreview['skipped'][number]): string {
  const { reasons, skipped } = texts.stock.bulk;
  const isKnown = isOneOf(Object.keys(reasons) as (keyof typeof reasons)[], reason);
  return skipped(copies, reasons[isKnown ? reason : 'other']);
}

/** What a batch did: `Edit (prices): 312 copies changed`. */
export function batchWords({ kind, summary }: BatchDto): string {
  const t = texts.stock.changes;
  const named =
    summary.change === undefined ? t.kinds[kind] : `${t.kinds[kind]} (${kindWords(summary.change)})`;
  const counts = (['changed', 'added', 'sold', 'withdrawn'] as const).flatMap((what) => {
    const copies = summary[what] ?? 0;
    return copies > 0 ? [t[what](copies)] : [];
  });
  return [named, counts.join(', ')].filter(Boolean).join(': ');
}
