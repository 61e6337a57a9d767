/** Posting the list of cards, and what the server says to it. */
import { useCallback, useState } from 'react';
import { usePostListingsMutation } from '../../../api/listings';
import { fieldProblems, problemText } from '../../../lib/problem';
import { submissionOf } from '../../../lib/submission';
import { useUser } from '../../../lib/use-user';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import { type DraftListings, toPost, unpriced } from './draft-listings';
import { keepSubmission, keptSubmission } from './draft-storage';

/** What is wrong with the list: as a whole, and by the keys of its rows. */
export interface Refusal {
  message: string;
  rows: Record<number, string>;
}

export interface Submit {
  busy: boolean;
  refusal: Refusal | null;
  /** Says something about the list, or that all is well again. */
  refuse: (message: string | null) => void;
  /** Posts the list. True when it is posted. */
  submit: (drafts: DraftListings) => Promise<boolean>;
}

export function useSubmit(): Submit {
  const words = texts.listings.create;
  const user = useUser();
  const [post, { isLoading: busy }] = usePostListingsMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refuse = useCallback(
    (message: string | null) => setRefusal(message === null ? null : { message, rows: {} }),
    [],
  );

  const submit = async (drafts: DraftListings): Promise<boolean> => {
    const bad = unpriced(drafts);
    if (drafts.rows.length === 0) refuse(words.cardNeeded);
    else if (bad.length > 0)
      setRefusal({
        message: words.priceNeeded,
        rows: Object.fromEntries(bad.map((key) => [key, words.priceNeeded])),
      });
    if (drafts.rows.length === 0 || bad.length > 0 || !user || busy) return false;

    const { key, body } = submissionOf(toPost(drafts, user.uuid), keptSubmission(user.uuid));
    keepSubmission(user.uuid, { key, body });
    try {
      await post({ 'Idempotency-Key': key, body }).unwrap();
    } catch (problem) {
      toastError(words.failed);
      setRefusal({ message: problemText(problem, words.failed), rows: refusedRows(problem, drafts) });
      return false;
    }
    keepSubmission(user.uuid, null);
    setRefusal(null);
    toastSuccess(words.submitted);
    return true;
  };

  return { busy, refusal, refuse, submit };
}

/** The server names entries by their place (`3.price`), the list by their keys. */
function refusedRows(problem: unknown, { rows }: DraftListings): Record<number, string> {
  const found = Object.entries(fieldProblems(problem)).flatMap(([field, message]) => {
    const row = rows[Number.parseInt(field, 10)];
    return row ? [[row.key, message] as const] : [];
  });
  return Object.fromEntries(found);
}
