/** What is said of a call that has failed, or may have: where no answer came, nobody can say that nothing was done. */
import { texts } from '../texts';
import { isUnanswered, problemText } from './problem';

/** As `problemText`, but for a call without an answer, which is done once however often it is sent. */
export const failureText = (failure: unknown, fallback: string): string =>
  isUnanswered(failure) ? texts.until.noAnswer : problemText(failure, fallback);
