/** The local filter of the results: by name, set or number, without regard to case and accents. */
import { folded } from '../../../lib/folded';

interface Filterable {
  name: string;
  set_name: string;
  collector_number: string;
}

/** What a card is found by. Folding a thousand cards again at every letter is felt by anyone who types. */
const searchable = new WeakMap<Filterable, string>();

function searchableText(card: Filterable): string {
  const known = searchable.get(card);
  if (known !== undefined) return known;
  // Nobody types a line break: nothing is found across two of the three.
  const words = folded([card.set_name, card.collector_number, card.name].join('\n'));
  searchable.set(card, words);
  return words;
}

/** The cards whose set name, collector number or card name contains what was typed. */
export function filterCards<Card extends Filterable>(cards: readonly Card[], typed: string): readonly Card[] {
  const wanted = folded(typed.trim());
  if (!wanted) return cards;
  return cards.filter((card) => searchableText(card).includes(wanted));
}
