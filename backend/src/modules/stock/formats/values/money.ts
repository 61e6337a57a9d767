// Prices as files have them: `$1,234.56`, `€ 1,77`, `19.57€`. The decimal mark is that of the whole column.

export type DecimalMark = '.' | ',';

/** An amount in cents; the currency if it has a sign. */
export interface Amount {
  readonly cents: number;
  readonly currency?: string;
}

const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  USD: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  R$: 'BRL',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
};

/** A sign or a code of three letters in front or behind, and the digits with their marks. */
const AMOUNT = /^(-?)(?<before>[^\d\s.,'’-]*)\s*(?<digits>-?[\d.,'’\s]*\d)\s*(?<after>[^\d\s.,'’-]*)$/u;

/** No amount is longer. The blanks of a longer text would keep the pattern busy. */
const MAX_AMOUNT = 100;

/** The parts of an amount; null if it is none. */
function partsOf(text: string): RegExpExecArray | null {
  const trimmed = text.trim();
  return trimmed.length > MAX_AMOUNT ? null : AMOUNT.exec(trimmed);
}

/** The currency of a sign or code; undefined if it is none. */
export function currencyOf(word: string): string | undefined {
  const upper = word.trim().toUpperCase();
  return CURRENCIES[upper] ?? (/^[A-Z]{3}$/.test(upper) ? upper : undefined);
}

/** Digits and marks without spaces and apostrophes, which only group. */
const digitsOf = (text: string): string | undefined => partsOf(text)?.groups?.digits?.replace(/[\s'’]/gu, '');

/** What one amount says about the decimal mark of its column; undefined for `1,234`, which can be both, and for whole numbers. */
export function decimalEvidence(text: string): DecimalMark | undefined {
  const digits = digitsOf(text);
  const last = digits?.match(/[.,](?=\d*$)/)?.[0] as DecimalMark | undefined;
  if (digits === undefined || last === undefined) return undefined;
  const other = last === '.' ? ',' : '.';
  if (digits.includes(other)) return last;
  const parts = digits.split(last);
  if (parts.length > 2) return other;
  const [whole = '', decimals = ''] = parts;
  return decimals.length !== 3 || /^0?$/.test(whole) || whole.length > 3 ? last : undefined;
}

/** The mark of a column: what most of its amounts say; undefined if none says anything, or as many say the contrary. */
export class DecimalEvidence {
  private points = 0;
  private commas = 0;

  add(text: string): void {
    const mark = /^\d*$/.test(text) ? undefined : decimalEvidence(text);
    if (mark === '.') this.points += 1;
    if (mark === ',') this.commas += 1;
  }

  get mark(): DecimalMark | undefined {
    if (this.points === this.commas) return undefined;
    return this.points > this.commas ? '.' : ',';
  }
}

const WITH_POINT = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d+))?$/;

/**
 * Reads an amount by the decimal mark of its column, rounded to cents. `ambiguous`: it does not fit the mark, or it has a mark and
 * the column's is not known.
 */
export function amountOf(text: string, mark: DecimalMark | undefined): Amount | 'unreadable' | 'ambiguous' {
  const found = partsOf(text);
  const digits = digitsOf(text);
  if (!found?.groups || digits === undefined || found[1] === '-' || digits.startsWith('-'))
    return 'unreadable';
  const sign = (found.groups.before || found.groups.after) ?? '';
  const currency = sign === '' ? undefined : currencyOf(sign);
  if (sign !== '' && currency === undefined) return 'unreadable';
  if (mark === undefined && /[.,]/.test(digits)) return 'ambiguous';
  const pointed = mark === ',' ? digits.replace(/[.,]/g, (each) => (each === ',' ? '.' : ',')) : digits;
  const parts = WITH_POINT.exec(pointed);
  if (!parts) return 'ambiguous';
  const decimals = (parts[2] ?? '').padEnd(3, '0');
  const whole = Number((parts[1] ?? '0').replaceAll(',', ''));
  const cents = whole * 100 + Number(decimals.slice(0, 2)) + (Number(decimals[2]) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(cents)) return 'unreadable';
  return currency === undefined ? { cents } : { cents, currency };
}
