/** Repeats a call that got no answer, or was asked to wait. */
import { isUnanswered, problemStatus, retryAfterMs } from '../../../lib/problem';

const TOO_MANY_REQUESTS = 429;
/** Before each further attempt of a call that got no answer, in milliseconds. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];

/**
 * Waits as long as the server asks for, and tries again; a few times also where no answer came. The call has the same idempotency key
 * each time, so that it takes effect once.
 */
export async function repeatUntilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const pauses = [...PAUSES_MS];
  for (;;) {
    try {
      return await call();
    } catch (problem) {
      const pause = isUnanswered(problem) ? pauses.shift() : askedFor(problem);
      if (pause === undefined) throw problem;
      await new Promise((go) => setTimeout(go, pause));
    }
  }
}

const askedFor = (problem: unknown): number | undefined =>
  problemStatus(problem) === TOO_MANY_REQUESTS ? retryAfterMs(problem) : undefined;
