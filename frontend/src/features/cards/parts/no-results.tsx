/** Why a search has no cards to show. */
import { paths } from '../../../lib/paths';
import type { SearchRefusal } from '../../../lib/search-refusal';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PlainLink } from '../../../ui/plain-button';

interface NoResultsProps {
  /** What the card database answered; null where nothing was asked. */
  refusal: SearchRefusal | null;
  onRetry?: () => void;
}

export function NoResults({ refusal, onRetry }: NoResultsProps) {
  if (refusal?.kind === 'failed') return <ErrorState message="Failed to fetch cards." onRetry={onRetry} />;
  const details = refusal?.details ?? (refusal ? 'Failed to search cards' : 'Enter a card to search for.');
  const [title, rest] = firstSentence(details);
  return (
    <div role="status">
      <EmptyState title={title} text={[rest, ...(refusal?.warnings ?? [])].filter(Boolean).join(' ')}>
        <PlainLink to={paths.cards}>New search</PlainLink>
      </EmptyState>
    </div>
  );
}

/** The first sentence stands above the rest. */
function firstSentence(text: string): [string, string] {
  const end = /[.!?]\s+(?=\p{Lu})/u.exec(text);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + end[0].length)] : [text, ''];
}
