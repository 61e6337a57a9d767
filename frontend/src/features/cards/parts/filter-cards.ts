/** The local filter of the results: by name, set or number, without regard to case and accents. */

interface Filterable {
  name: string;
  set_name: string;
  collector_number: string;
}

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/** The cards whose set name, collector number or card name contains what was typed. */
export function filterCards<Card extends Filterable>(cards: readonly Card[], typed: string): readonly Card[] {
  const wanted = fold(typed.trim());
  if (!wanted) return cards;
  return cards.filter(({ name, set_name, collector_number }) =>
    [set_name, collector_number, name].some((text) => fold(text).includes(wanted)),
  );
}
