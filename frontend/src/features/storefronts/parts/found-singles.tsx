/** What a store has on the market that says some words; asks when the typing pauses. */
import { useEffect, useState } from 'react';
import { fetchPublic } from '../../../api/public-data';
import type { StoreSingle } from '../../../api/storefronts';
import { texts } from '../../../texts';
import { RetryButton } from '../../../ui/retry-button';
import rows from './rows.module.css';
import { SingleRow } from './single-row';
import classes from './storefront.module.css';

const t = texts.storefront;
const DEBOUNCE_MS = 300;
/** The most that are shown. */
const LIMIT = 50;

interface Found {
  words: string;
  /** Which attempt it comes of. */
  attempt: number;
  singles: StoreSingle[] | null;
}

interface FoundSinglesProps {
  store: string;
  words: string;
}

export default function FoundSingles({ store, words }: FoundSinglesProps) {
  const [attempt, setAttempt] = useState(0);
  const found = useSingles(store, words, attempt);
  const isCurrent = found?.words === words && found.attempt === attempt;
  if (isCurrent && found.singles === null)
    return (
      <div role="alert" className={classes.outcome}>
        <p>{t.searchFailed}</p>
        <RetryButton onRetry={() => setAttempt(attempt + 1)} />
      </div>
    );
  const singles = found?.singles ?? [];
  const isFull = singles.length === LIMIT;
  const outcome = singles.length === 0 ? t.noneFound(words) : t.found(singles.length);
  return (
    <>
      <p role="status" className={classes.muted}>
        {isCurrent ? (isFull ? t.newestOf(LIMIT) : outcome) : `${t.searching}…`}
      </p>
      {singles.length > 0 && (
        <ul className={rows.singles} aria-label={t.singles} aria-busy={!isCurrent}>
          {singles.map((single) => (
            <SingleRow key={single.uuid} single={single} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What the store has that says these words; null until something was found or the search has failed. */
function useSingles(store: string, words: string, attempt: number): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const later = setTimeout(async () => {
      const query = new URLSearchParams({ q: words, limit: String(LIMIT) });
      const path = `/api/storefronts/${encodeURIComponent(store)}/singles?${query}`;
      const { data } = await fetchPublic<StoreSingle[]>(path);
      if (!controller.signal.aborted) setFound({ words, attempt, singles: data });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(later);
      controller.abort();
    };
  }, [store, words, attempt]);
  return found;
}
