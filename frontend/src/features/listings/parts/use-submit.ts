/** Posting the list of cards, and what the server says to it. */
import { useCallback, useState } from 'react';
import { usePostListingsMutation } from '../../../api/listings';
import { useUser } from '../../../browser/use-user';
import { fieldProblems, hasProblemCode, problemStatus, problemText } from '../../../lib/problem';
import { submissionOf } from '../../../lib/submission';
import { texts } from '../../../texts';
import { toastSuccess } from '../../../ui/toast';
import { postedKeys, toPost } from './draft-entries';
import { type DraftListings, draftListings, unpriced } from './draft-listings';
import { type PendingSubmission, savedSubmission, saveSubmission } from './draft-storage';

/** What is wrong with the list: as a whole, and by the keys of its rows. */
export interface SubmitError {
  message: string;
  /** What the server says to it. */
  reason?: string | undefined;
  /** The list may be posted all the same, once that is confirmed. */
  isQuestion?: boolean;
  rows: Record<number, string>;
}

export interface Submit {
  busy: boolean;
  refusal: SubmitError | null;
  /** Says something about the list, or that all is well again. */
  setError: (message: string | null) => void;
  /**
   * Posts the list, and says which of its rows are listed as soon as they are. What was posted before and never answered
   * goes first, as it was: whatever was changed since, no card is listed twice. After `SETTLE_MAX_MS` it goes only with the
   * list, once that is confirmed.
   */
  submit: (
    drafts: DraftListings,
    isConfirmed: boolean,
    onPosted: (keys: readonly number[]) => void,
  ) => Promise<void>;
}

/** The server keeps an Idempotency-Key for 24 hours: later, the same call would list the cards twice. */
const SETTLE_MAX_MS = 23 * 60 * 60 * 1000;

/** The answers that say that nothing was listed, and that the same will be refused again. */
const REFUSED: readonly unknown[] = [400, 409, 413, 415, 422];
const isRefused = (problem: unknown) => REFUSED.includes(problemStatus(problem));

export function useSubmit(): Submit {
  const t = texts.listings.create;
  const user = useUser();
  const [post, { isLoading: busy }] = usePostListingsMutation();
  const [refusal, setRefusal] = useState<SubmitError | null>(null);
  const setError = useCallback(
    (message: string | null) => setRefusal(message === null ? null : { message, rows: {} }),
    [],
  );

  /** Posts under a key that is kept until there is an answer. Throws what was wrong. */
  const send = async (account: string, sent: PendingSubmission): Promise<void> => {
    saveSubmission(account, sent);
    try {
      await post({ 'Idempotency-Key': sent.key, body: sent.body }).unwrap();
    } catch (problem) {
      // A refusal, but it says that the list was posted: its answer is no longer stored.
      if (!hasProblemCode(problem, 'request.answer-forgotten')) {
        if (isRefused(problem)) saveSubmission(account, null);
        throw problem;
      }
    }
    saveSubmission(account, null);
  };

  const submit: Submit['submit'] = async (drafts, isConfirmed, onPosted) => {
    const bad = unpriced(drafts);
    if (drafts.rows.length === 0) setError(t.cardNeeded);
    else if (bad.length > 0)
      setRefusal({
        message: t.priceNeeded,
        rows: Object.fromEntries(bad.map((key) => [key, t.priceNeeded])),
      });
    if (drafts.rows.length === 0 || bad.length > 0 || !user || busy) return;

    let lost = savedSubmission(user.uuid);
    if (lost && Date.now() - lost.sentAt > SETTLE_MAX_MS) {
      const cards = rowsOf(lost, drafts).length;
      if (cards > 0 && !isConfirmed)
        return setRefusal({ message: texts.listings.drafts.maybeListed(cards), rows: {}, isQuestion: true });
      lost = null;
    }
    let left = drafts;
    let next = sentOf(left, user.uuid, lost);
    if (lost && next.key !== lost.key) {
      try {
        await send(user.uuid, lost);
        const keys = rowsOf(lost, drafts);
        left = draftListings(drafts, { type: 'posted', keys });
        onPosted(keys);
        toastSuccess(texts.listings.drafts.settled(lost.body.length));
      } catch (problem) {
        if (!isRefused(problem)) return setError(texts.listings.drafts.unsettled);
      }
      if (left.rows.length === 0) return setError(null);
      next = sentOf(left, user.uuid, null);
    }
    try {
      await send(user.uuid, next);
    } catch (problem) {
      const why = problemText(problem, t.failed);
      const reason = why === t.failed ? undefined : why;
      setRefusal({ message: t.failed, reason, rows: refusedRows(problem, left) });
      return;
    }
    setRefusal(null);
    onPosted(next.rows);
    toastSuccess(t.submitted);
  };

  return { busy, refusal, setError, submit };
}

/** What posts the list: under the key of `last` where it is the same. */
const sentOf = (drafts: DraftListings, lister: string, last: PendingSubmission | null): PendingSubmission => {
  const submission = submissionOf(toPost(drafts, lister), last);
  const sentAt = submission.key === last?.key ? last.sentAt : Date.now();
  return { ...submission, rows: postedKeys(drafts), sentAt };
};

/** The rows that are still on the list of what was sent; a key may have gone to another card since. */
const rowsOf = ({ rows, body }: PendingSubmission, drafts: DraftListings): number[] =>
  rows.filter((key, at) => drafts.rows.some((row) => row.key === key && row.card.id === body[at]?.cardId));

/** The server names entries by their place (`3.price`), the list by their keys. */
function refusedRows(problem: unknown, drafts: DraftListings): Record<number, string> {
  const keys = postedKeys(drafts);
  const found = Object.entries(fieldProblems(problem)).flatMap(([field, message]) => {
    const key = keys[Number.parseInt(field, 10)];
    return key === undefined ? [] : [[key, message] as const];
  });
  return Object.fromEntries(found);
}
