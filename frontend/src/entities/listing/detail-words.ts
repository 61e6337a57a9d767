/** What a lister notes about a copy, in words. */
import { formatPrice } from '../../lib/money';
import { texts } from '../../texts';
import { type CopyDetails, paidOf, TEXTS } from './copy-details';

/** What is noted; nothing where nothing is. */
export function detailWords(details: CopyDetails): string[] {
  const t = texts.listings.details;
  const paid = paidOf(details);
  return [
    ...(details.isSigned ? [texts.copies.signed] : []),
    ...(details.isAltered ? [texts.copies.altered] : []),
    ...TEXTS.flatMap((field) => {
      const text = details[field].trim();
      return text === '' ? [] : [t.said(t[field], text)];
    }),
    ...(paid === null ? [] : [t.said(t.pricePaid, formatPrice(paid))]),
  ];
}
