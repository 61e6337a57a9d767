/** What the card database says when a search has no cards to show. */
import { problemStatus, problemText } from './problem';
import { serverWords } from './server-words';

export interface SearchRefusal {
  /** `empty`: no card matches. `refused`: the search cannot be read. `failed`: no answer, or an error of the server's. */
  kind: 'empty' | 'refused' | 'failed';
  /** The card database's own words in the language of the page, if it said any. */
  details: string | null;
  /** The parts of the search that were ignored. */
  warnings: string[];
}

/** Reads the error of a card search. */
export function searchRefusal(failure: unknown): SearchRefusal {
  const status = problemStatus(failure);
  const data = (failure as { data?: { details?: unknown; warnings?: unknown } } | null)?.data;
  const details =
    typeof data?.details === 'string' ? serverWords(data.details) : problemText(failure, '') || null;
  const warnings = Array.isArray(data?.warnings)
    ? data.warnings.filter((warning): warning is string => typeof warning === 'string').map(serverWords)
    : [];
  if (status === 404) return { kind: 'empty', details, warnings };
  return { kind: status === 400 || status === 422 ? 'refused' : 'failed', details, warnings };
}
