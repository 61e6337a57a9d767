/** How a language counts: its numbers and its plurals. */

/** The words for one and for several; a language with more kinds of plural names them too. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The numbers and plurals of `locale`. */
export function createFormatters(locale: string) {
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const formatNumber = (count: number) => numbers.format(count);
  return {
    /** `1234` as `1,234`. */
    formatNumber,
    /** The word that fits `count`. */
    plural: (count: number, forms: PluralForms) => forms[rules.select(count)] ?? forms.other,
    /** The number with the word that fits it: `1 card`, `1,234 cards`. */
    countWithNoun: (count: number, forms: PluralForms) =>
      `${formatNumber(count)} ${forms[rules.select(count)] ?? forms.other}`,
  };
}
