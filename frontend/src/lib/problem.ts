/** What a failed call says to a person. */
import { serverWords } from './server-words';

interface ProblemBody {
  message?: unknown;
  error?: unknown;
  detail?: unknown;
  errors?: unknown;
}

/**
 * The server's own words for a failed call (its `message`, `error` or `detail`, or a short plain body) in the language
 * of the page, or `fallback` where it said nothing that a person could read.
 */
export function problemText(failure: unknown, fallback: string): string {
  const body = bodyOf(failure);
  const said = typeof body === 'string' ? [body] : [body?.message, body?.error, body?.detail];
  const words = said.find(isProse)?.trim();
  return words === undefined ? fallback : serverWords(words);
}

/** The refused fields of a failed call: the field's place in the request (`email`, `0.price`) to what is wrong with it. */
export function fieldProblems(failure: unknown): Record<string, string> {
  const body = bodyOf(failure);
  if (!body || typeof body === 'string' || !Array.isArray(body.errors)) return {};
  const entries = body.errors.flatMap((entry: { field?: unknown; message?: unknown } | null) =>
    typeof entry?.field === 'string' && isProse(entry.message)
      ? [[entry.field, serverWords(entry.message)] as const]
      : [],
  );
  return Object.fromEntries(entries);
}

/** The HTTP status of a failed call; null where no answer came. */
export function problemStatus(failure: unknown): number | null {
  const status = (failure as { status?: unknown } | null)?.status;
  if (typeof status === 'number') return status;
  const original = (failure as { originalStatus?: unknown } | null)?.originalStatus;
  return typeof original === 'number' ? original : null;
}

/** How long to wait before another try, where the call's answer said so (`Retry-After`, kept by the call). */
export function retryAfterMs(failure: unknown): number | undefined {
  const seconds = Number((failure as { retryAfter?: unknown } | null)?.retryAfter ?? Number.NaN);
  return seconds > 0 ? seconds * 1000 : undefined;
}

function bodyOf(failure: unknown): ProblemBody | string | null {
  const data = (failure as { data?: unknown } | null)?.data;
  if (typeof data === 'string') return data;
  return typeof data === 'object' && data !== null ? (data as ProblemBody) : null;
}

/** A gateway's HTML page or an endless dump is no message. */
function isProse(text: unknown): text is string {
  return (
    typeof text === 'string' && text.trim() !== '' && text.length <= 500 && !text.trimStart().startsWith('<')
  );
}
