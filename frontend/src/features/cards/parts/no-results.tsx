/** Why a search has no cards to show. */

import { exactNameQuery } from '../../../lib/exact-name-query';
import { paths } from '../../../lib/paths';
import type { SearchRefusal } from '../../../lib/search-refusal';
import { texts } from '../../../texts';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { SearchExamples } from './search-examples';
import { useExampleFacts } from './use-example-facts';

const t = texts.cards.noResults;
const results = texts.cards.results;
const finder = texts.cards.finder;

interface NoResultsProps {
  /** What the card database answered; null where nothing was asked. */
  refusal: SearchRefusal | null;
  onRetry?: () => void;
  /** Where the search leads that is not about listings alone. */
  unlisted?: string | undefined;
}

export function NoResults({ refusal, onRetry, unlisted }: NoResultsProps) {
  if (refusal?.kind === 'failed') return <ErrorState message={results.failed} onRetry={onRetry} />;
  if (refusal?.kind === 'empty' && unlisted)
    return (
      <div role="status">
        <EmptyState title={results.noneListed}>
          <ButtonLink size="l" to={unlisted}>
            {results.showUnlisted}
          </ButtonLink>
        </EmptyState>
      </div>
    );
  const details = refusal?.details ?? (refusal ? t.unread : finder.needed);
  const [title, rest] = firstSentence(details);
  // The rest of an empty answer leads to the card database's own guide, which promises more than is understood here.
  const empty = refusal?.kind === 'empty';
  const said = [empty ? t.tryThese : rest, ...(refusal?.warnings ?? [])];
  const text = said.filter(Boolean).join(' ') || (refusal && t.change);
  return (
    <>
      <div role="status">
        <EmptyState title={title} text={text}>
          <ButtonLink size="l" to={paths.cards}>
            {t.again}
          </ButtonLink>
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
    { search: 'order white', finds: t.finds.words },
    { search: '"of the"', finds: t.finds.phrase },
    { search: 'dragon -young', finds: t.finds.without },
    { search: `set:${set} r:rare`, finds: t.finds.ofSet },
    { search: `set:${set} cn:12`, finds: t.finds.number },
    { search: exactNameQuery(name), finds: t.finds.exactly },
  ];
  return <SearchExamples examples={examples} />;
}

/** The first sentence is above the rest. */
function firstSentence(text: string): [string, string] {
  const end = /[.!?]\s+(?=\p{Lu})/u.exec(text);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + end[0].length)] : [text, ''];
}
