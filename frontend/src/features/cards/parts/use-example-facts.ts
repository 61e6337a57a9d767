/** What examples of a search can name, so that they find something in the catalogue as it is. */
import { useGetCardBySetAndNumberQuery, useGetCardSetsQuery } from '../../../api/cards';
import { texts } from '../../../texts';
import type { ExampleFacts } from './search-language';

/** Before the catalogue has answered, and where it has nothing of the kind. */
const DEFAULT_FACTS: ExampleFacts = {
  set: 'brm',
  block: 'brm',
  name: texts.cards.finder.exampleName,
  artist: 'ferrant',
};

/** Sets that somebody opens boosters of: their numbers are plain. */
const LARGE = ['core', 'expansion'];
const EXAMPLE_NUMBER = '12';

/** Of the set that the catalogue has most of. Asks nothing while `skip`. */
export function useExampleFacts(skip = false): ExampleFacts {
  const { data: list } = useGetCardSetsQuery(undefined, { skip });
  const sets = [...(list?.data ?? [])].sort((a, b) => b.card_count - a.card_count);
  const set = sets.find(({ set_type: type, digital }) => !digital && LARGE.includes(type ?? ''))?.code;
  const block = sets.find(({ block_code: code }) => code)?.block_code;
  const { data: card } = useGetCardBySetAndNumberQuery(
    { setcode: set ?? DEFAULT_FACTS.set, number: EXAMPLE_NUMBER },
    { skip: skip || set === undefined },
  );
  const artist = /\p{L}+$/u.exec(card?.artist ?? '')?.[0].toLowerCase();
  return {
    set: set ?? DEFAULT_FACTS.set,
    block: block ?? set ?? DEFAULT_FACTS.block,
    name: card?.name ?? DEFAULT_FACTS.name,
    artist: artist ?? DEFAULT_FACTS.artist,
  };
}
