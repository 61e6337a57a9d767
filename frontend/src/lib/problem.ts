/** What a failed call says to a person. */
import { errorMessage, isProse, isServerMessage } from './error-message';

interface ProblemBody {
  code?: unknown;
  params?: unknown;
  message?: unknown;
  error?: unknown;
  detail?: unknown;
  errors?: unknown;
}

/**
 * What a failed call says, by its `code` and in the language of the page; else the server's own sentence (its `message`,
 * `error` or `detail`, or a short plain body), or `fallback` where it has none that a person could read.
 */
export function problemText(failure: unknown, fallback: string): string {
  const body = bodyOf(failure);
  if (typeof body === 'string') return isProse(body) ? body.trim() : fallback;
  // The sentence of a refused request is that of its first field.
  const [first] = Array.isArray(body?.errors) ? body.errors : [];
  if (isServerMessage(first) && first.message === body?.message) return errorMessage(first);
  const message = [body?.message, body?.error, body?.detail].find(isProse)?.trim();
  return message === undefined ? fallback : errorMessage({ ...body, message });
}

/** The refused fields of a failed call: the field's place in the request (`email`, `0.price`) to what is wrong with it. */
export function fieldProblems(failure: unknown): Record<string, string> {
  const body = bodyOf(failure);
  if (!body || typeof body === 'string' || !Array.isArray(body.errors)) return {};
  const entries = body.errors.flatMap((entry: { field?: unknown } | null) =>
    typeof entry?.field === 'string' && isServerMessage(entry)
      ? [[entry.field, errorMessage(entry)] as const]
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

/** Whether no answer came to a call: it may have been carried out all the same. */
export const isUnanswered = (failure: unknown): boolean =>
  ['FETCH_ERROR', 'TIMEOUT_ERROR'].includes(String((failure as { status?: unknown } | null)?.status));

/** Whether a failed call was refused for this reason. */
export function hasProblemCode(failure: unknown, code: string): boolean {
  const body = bodyOf(failure);
  return typeof body === 'object' && body?.code === code;
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
