/** What is typed or pasted into a field for a price. */
import { numberFormat } from './intl';
import { preferredLocale } from './locale';

/** Digits in groups of three, which may have decimals after the other sign: `1,234.50`. */
const GROUPED = /^\d{1,3}(?:([.,])\d{3})+(?:(?!\1)[.,](\d{0,2}))?$/;

/**
 * The text of a price field after this was typed or pasted, such as `$1,234.50`: digits with at most two decimals, and no other sign
 * than a point, as some keypads have only a comma. Null where it can't be a price.
 */
export function normalizedPrice(typed: string, locale = preferredLocale()): string | null {
  const text = typed.replace(/[\s$]/g, '');
  const [, group, decimals] = GROUPED.exec(text) ?? [];
  const isGrouped = group && (decimals !== undefined || group === groupSignOf(locale));
  const price = (isGrouped ? text.replaceAll(group, '') : text).replace(',', '.');
  return /^\d*(\.\d{0,2})?$/.test(price) ? price : null;
}

const groupSignOf = (locale: string): string => numberFormat(locale).format(12_345).replace(/\d/g, '');
