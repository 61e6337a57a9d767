/** What the card database says when a search has no cards to show. */
import { errorMessage, isServerMessage } from './error-message';
import { problemStatus, problemText } from './problem';

export interface SearchRefusal {
  /** `empty`: no card matches. `refused`: the search cannot be read. `failed`: no answer, or an error of the server's. */
  kind: 'empty' | 'refused' | 'failed';
  /** The card database's own words in the language of the page, if it said any. */
  details: string | null;
  /** The parts of the search that were ignored. */
  warnings: string[];
}

interface Refusal extends Notices {
  details?: unknown;
  notice?: unknown;
  /** Of a search that is a field among others. */
  errors?: unknown;
}

/** Sentences of the card database, and the same with codes, which an answer from an old cache lacks. */
interface Notices {
  warnings?: unknown;
  notices?: unknown;
}

/** Reads the error of a card search. */
export function searchRefusal(failure: unknown): SearchRefusal {
  const status = problemStatus(failure);
  const { notice, details: said, errors, ...body } = (failure as { data?: Refusal } | null)?.data ?? {};
  const sentence = [notice, ...(Array.isArray(errors) ? errors : [])].find(isServerMessage);
  const own = sentence ? errorMessage(sentence) : said;
  const details = typeof own === 'string' ? own : problemText(failure, '') || null;
  const warnings = warningsOf(body);
  if (status === 404) return { kind: 'empty', details, warnings };
  return { kind: status === 400 || status === 422 ? 'refused' : 'failed', details, warnings };
}

/** What was ignored of a search, in the language of the page. */
export function warningsOf({ warnings, notices }: Notices): string[] {
  if (Array.isArray(notices)) return notices.filter(isServerMessage).map(errorMessage);
  return Array.isArray(warnings) ? warnings.filter((each): each is string => typeof each === 'string') : [];
}
