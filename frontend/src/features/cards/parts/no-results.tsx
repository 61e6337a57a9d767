/** Why a search has no cards to show. */

import { exactly } from '../../../lib/name-completion';
import { paths } from '../../../lib/paths';
import type { SearchRefusal } from '../../../lib/search-refusal';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PlainLink } from '../../../ui/plain-button';
import { SearchExamples } from './search-examples';
import { useExampleFacts } from './use-example-facts';

interface NoResultsProps {
  /** What the card database answered; null where nothing was asked. */
  refusal: SearchRefusal | null;
  onRetry?: () => void;
}

export function NoResults({ refusal, onRetry }: NoResultsProps) {
  if (refusal?.kind === 'failed') return <ErrorState message="Failed to fetch cards." onRetry={onRetry} />;
  const details = refusal?.details ?? (refusal ? 'Failed to search cards' : 'Enter a card to search for.');
  const [title, rest] = firstSentence(details);
  // The rest of an empty answer leads to the card database's own guide, which promises more than is understood here.
  const empty = refusal?.kind === 'empty';
  const said = [empty ? 'Try fewer words, or one of these.' : rest, ...(refusal?.warnings ?? [])];
  const text = said.filter(Boolean).join(' ') || (refusal && 'Change the search above, or begin anew.');
  return (
    <>
      <div role="status">
        <EmptyState title={title} text={text}>
          <PlainLink to={paths.cards}>New search</PlainLink>
        </EmptyState>
      </div>
      {empty && <Understood />}
    </>
  );
}

/** What a search understands. */
function Understood() {
  const { set, name } = useExampleFacts();
  const examples = [
    { search: 'order white', finds: 'both words in the name' },
    { search: '"of the"', finds: 'the words side by side' },
    { search: 'dragon -young', finds: 'without a word' },
    { search: `set:${set} r:rare`, finds: 'of one set' },
    { search: `set:${set} cn:12`, finds: 'a set and a collector number' },
    { search: exactly(name), finds: 'exactly this name' },
  ];
  return <SearchExamples examples={examples} />;
}

/** The first sentence stands above the rest. */
function firstSentence(text: string): [string, string] {
  const end = /[.!?]\s+(?=\p{Lu})/u.exec(text);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + end[0].length)] : [text, ''];
}
