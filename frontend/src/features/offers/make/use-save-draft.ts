/** Saves what is kept of an offer as a draft on the server; there is one for each recipient. */
import { useCallback } from 'react';
import { useChangeDraftMutation, useMakeOfferMutation, useWithdrawOfferMutation } from '../../../api/offers';
import { hasProblemCode, problemStatus } from '../../../lib/problem';
import { goneCopiesIn } from '../gone/gone-copies';
import { savableOf } from './draft';
import { forgetDraft, type KeptDraft, keepDraft, keptDraft, maybeSent } from './kept-drafts';
import { isDiscarded } from './use-discard-draft';

/** What became of a draft: its id where the server has one now. */
export interface Saved {
  isSaved: boolean;
  uuid: string | null;
}

/**
 * A function that saves what is kept for somebody, if anything is; two calls at once follow one another. What the server has is kept here
 * no longer; what it refuses or doesn't answer stays.
 */
export function useSaveDraft(): (to: string) => Promise<Saved | null> {
  const [make] = useMakeOfferMutation();
  const [change] = useChangeDraftMutation();
  const [withdraw] = useWithdrawOfferMutation();
  return useCallback(
    (to) => {
      const write = async ({ draft, uuid }: KeptDraft, isAgain = false): Promise<Saved> => {
        const body = savableOf(draft);
        const asked = body.lines.map(({ listing }) => listing);
        if (asked.length === 0) {
          const { error } = uuid ? await withdraw(uuid) : {};
          return isDiscarded(error) ? { isSaved: true, uuid: null } : { isSaved: false, uuid };
        }
        const { data, error } = uuid
          ? await change({ uuid, changeDraft: body })
          : await make({ makeOffer: { ...body, recipient: to, isDraft: true } });
        if (data) return { isSaved: true, uuid: data.uuid };
        const gone = goneCopiesIn(error, asked);
        const next = { draft, uuid };
        if (gone)
          next.draft = { ...draft, lines: draft.lines.filter((line) => gone.left.includes(line.listing)) };
        // It was sent, or discarded, elsewhere.
        else if (uuid && isClosed(error)) next.uuid = null;
        else return { isSaved: false, uuid };
        // It may have been sent, or discarded, while the answer was awaited: then there is nothing left to save.
        if (isAgain || !savableDraft(to)) return { isSaved: false, uuid: next.uuid };
        return write({ ...next, name: '' }, true);
      };
      const run = async (): Promise<Saved | null> => {
        const kept = savableDraft(to);
        if (!kept) return null;
        const saved = await write(kept);
        const now = keptDraft(to);
        // More may have been typed since, or it was sent.
        if (saved.isSaved && now && JSON.stringify(now) === JSON.stringify(kept)) forgetDraft(to);
        else if (now) keepDraft(to, { ...now, uuid: saved.uuid });
        return saved;
      };
      const next = (queues.get(to) ?? Promise.resolve()).then(run, run);
      queues.set(to, next);
      return next;
    },
    [make, change, withdraw],
  );
}

const queues = new Map<string, Promise<unknown>>();

/** What is kept for somebody; null where nothing is, or where it may have been sent already. */
function savableDraft(to: string): KeptDraft | null {
  const kept = keptDraft(to);
  return kept && !maybeSent(kept) ? kept : null;
}

const isClosed = (error: unknown): boolean =>
  problemStatus(error) === 404 || hasProblemCode(error, 'offers.not-open');
