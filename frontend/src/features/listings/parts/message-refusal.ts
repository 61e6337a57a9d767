/** What a person reads when a message, or the report of one, was not taken. */
import { formatDateTime } from '../../../lib/format-time-ago';
import { problemStatus, problemText, retryAfterMs } from '../../../lib/problem';
import { texts } from '../../../texts';

const LIMITED = 429;

/** Says when there is another try; `unanswered` where no answer came, `failed` where the server said nothing. */
export function messageRefusal(failure: unknown, words: { unanswered: string; failed: string }): string {
  if (problemStatus(failure) === null) return words.unanswered;
  const wait = retryAfterMs(failure);
  if (problemStatus(failure) === LIMITED && wait !== undefined)
    return texts.messages.tooMany(formatDateTime(new Date(Date.now() + roundedUp(wait)).toISOString()));
  return problemText(failure, words.failed);
}

const MINUTE = 60_000;
/** Minutes are shown: the one that is begun has to pass. */
const roundedUp = (wait: number) => wait + MINUTE - ((Date.now() + wait) % MINUTE);
