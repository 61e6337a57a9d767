/** Sales as a file for spreadsheet programs. */
import type { ListingDto } from '../../../api/listings';
import { csvText, csvTime } from '../../../lib/csv';
import { languageLabel } from '../../../lib/languages';
import { conditionLabels, finishLabels, typeLabels } from '../../../lib/listing-values';
import { zoneLabel } from '../../../lib/when';
import { texts } from '../../../texts';

/** The text of a file with a line for each sale, in their order; prices in US dollars. */
export function salesCsv(sales: readonly ListingDto[], timeZone: string): string {
  const t = texts.salesPeriods;
  const { card, set, number, condition, finish, language, type, price, soldTo } = t.columns;
  const head = [
    ...[t.soldAt(zoneLabel(timeZone)), card, set, number, condition],
    ...[finish, language, type, price, soldTo],
  ];
  const lines = sales.map((sale) => [
    ...[
      csvTime(sale.statusUpdatedAt, timeZone),
      sale.cardName,
      sale.cardSetCode.toUpperCase(),
      sale.cardNumber,
    ],
    ...[conditionLabels[sale.condition], finishLabels[sale.finish], languageLabel(sale.language)],
    ...[typeLabels[sale.type], sale.finalSoldPrice?.toFixed(2) ?? '', sale.soldTo?.name ?? ''],
  ]);
  return csvText([head, ...lines]);
}
