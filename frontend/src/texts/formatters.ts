/** How a language counts: its numbers and its plurals. */

/** The words for one and for several; a language with more kinds of plural names them too. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A number, or the highest that was counted: `10000+`. */
export type Count = number | `${number}+`;

/** The server counts no further. */
const COUNT_CAP = 10_000;

/** A count in an answer that is a number wherever it stops. */
export const cappedCount = (count: number): Count => (count === COUNT_CAP ? `${count}+` : count);

/** The numbers and plurals of `locale`. */
export function createFormatters(locale: string) {
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const formatNumber = (count: Count) =>
    typeof count === 'number' ? numbers.format(count) : `${numbers.format(Number.parseInt(count, 10))}+`;
  return {
    /** `1234` as `1,234`. */
    formatNumber,
    /** The word that fits `count`. */
    plural: (count: number, forms: PluralForms) => forms[rules.select(count)] ?? forms.other,
    /** The number with the word that fits it: `1 card`, `1,234 cards`. */
    countWithNoun: (count: Count, forms: PluralForms) =>
      `${formatNumber(count)} ${forms[rules.select(Number.parseInt(`${count}`, 10))] ?? forms.other}`,
  };
}
