/** Searches what a store has on the market; asks when the typing pauses. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { fetchPublic } from '../../../api/public-data';
import type { StoreSingle } from '../../../api/storefronts';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { SearchIcon } from '../../../ui/search-icon';
import rows from './rows.module.css';
import { SingleRow } from './single-row';
import classes from './storefront.module.css';

const t = texts.storefront;
const DEBOUNCE_MS = 300;
/** The most that are shown; the total says how many more there are. */
const LIMIT = 50;

interface Found {
  words: string;
  singles: StoreSingle[] | null;
}

/** `children` are shown until something is searched for. */
export function StockSearch({ store, children }: { store: string; children: ReactNode }) {
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);
  const words = typed.trim();
  const found = useSingles(store, words, attempt);
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={classes.hidden}>
        {t.search}
      </label>
      <div className={classes.search}>
        <SearchIcon />
        <input
          id={id}
          type="search"
          maxLength={100}
          placeholder={t.searchBy}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      {words === '' ? (
        children
      ) : (
        <Results words={words} found={found} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </>
  );
}

interface ResultsProps {
  words: string;
  found: Found | null;
  onRetry: () => void;
}

function Results({ words, found, onRetry }: ResultsProps) {
  const isCurrent = found?.words === words;
  if (isCurrent && found.singles === null)
    return (
      <div role="alert" className={classes.outcome}>
        <p>{t.searchFailed}</p>
        <Button look="quiet" onClick={onRetry}>
          {texts.ui.tryAgain}
        </Button>
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again.
  useEffect(() => {
    if (words === '') return setFound(null);
    const controller = new AbortController();
    const later = setTimeout(async () => {
      const query = new URLSearchParams({ q: words, limit: String(LIMIT) });
      const path = `/api/storefronts/${encodeURIComponent(store)}/singles?${query}`;
      const { data } = await fetchPublic<StoreSingle[]>(path, controller.signal);
      if (!controller.signal.aborted) setFound({ words, singles: data });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(later);
      controller.abort();
    };
  }, [store, words, attempt]);
  return found;
}
