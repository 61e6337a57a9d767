/** What a person types for a card, as a search of the card database. */

/** A set code, and a collector number after a space or a dash: `BRM-12`, `2x2 117`. */
const CODE = /^#?([a-z0-9]{2,6})[\s\-–#/]+([a-z★]{0,3}-?\d[\w★†-]*)$/i;

/** The search for a name, or for the printing with a code. A search in the database's own words stays one. */
export function searchOfCard(typed: string): string {
  const text = typed.trim();
  const [, set, number] = CODE.exec(text) ?? [];
  return set && number ? `set:${set.toLowerCase()} cn:"${number.replace(/^0+(?=\d)/, '')}"` : text;
}
