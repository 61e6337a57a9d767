/** Keeps an offer while it is made: in this tab with every change, and on the server when the form is left or out of sight. */
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CounterOffer } from '../../../api/offers';
import { paths } from '../../../lib/paths';
import { useLatest } from '../../../lib/use-latest';
import { texts } from '../../../texts';
import { toastSuccess } from '../../../ui/toast';
import { type Draft, offerOf } from './draft';
import { forgetDraft, keepDraft, keptDraft, type Unanswered } from './kept-drafts';
import { type Saved, useSaveDraft } from './use-save-draft';

/** What is kept of an offer while it is made and sent. */
export interface Kept {
  /** The server's draft once nothing is in flight; null for none. */
  settled: () => Promise<string | null>;
  /** How it was sent last, where no answer came. */
  unanswered: () => Unanswered | null;
  /** Send was pressed: from now on it is not saved as a draft. */
  sending: () => void;
  /** The call that is about to send it, which is kept until its answer is there. */
  trying: (how: Unanswered) => void;
  /** It was not sent, or nobody knows. */
  failed: (isAnswered: boolean) => void;
  /** The server's draft is gone. */
  loseDraft: () => void;
  /** It was sent so, or discarded: there is nothing left to keep but what was changed since it was sent. Gives whether there is. */
  forget: (sent?: CounterOffer) => boolean;
}

interface Making {
  to: { uuid: string; name: string };
  draft: Draft;
  isTouched: boolean;
  /** The server's draft that it continues. */
  uuid: string | null;
}

export function useKeepDraft({ to, draft, isTouched, uuid }: Making): Kept {
  const save = useSaveDraft();
  const known = useRef(uuid);
  const unanswered = useRef<Unanswered | null>(keptDraft(to.uuid)?.unanswered ?? null);
  const pending = useRef<Promise<unknown>>(Promise.resolve());
  const isSending = useRef(false);
  const isOver = useRef(false);
  // Somebody may type while the call is in flight.
  const latest = useLatest(draft);
  const keep = () =>
    keepDraft(to.uuid, {
      ...{ name: to.name, draft: latest.current },
      ...{ uuid: known.current, unanswered: unanswered.current },
    });
  useEffect(() => {
    if (isTouched && !isOver.current)
      keepDraft(to.uuid, { name: to.name, draft, uuid: known.current, unanswered: unanswered.current });
  }, [to, draft, isTouched]);
  const saveNow = useCallback(async () => {
    if (isSending.current) return null;
    const saving = save(to.uuid).then((saved) => {
      if (saved) known.current = saved.uuid;
      return saved;
    });
    pending.current = saving;
    return saving;
  }, [save, to.uuid]);
  useSavedUnseen(saveNow);
  return {
    settled: async () => {
      await pending.current;
      return known.current;
    },
    unanswered: () => unanswered.current,
    sending: () => {
      isSending.current = true;
    },
    trying: (how) => {
      unanswered.current = how;
      keep();
    },
    failed: (isAnswered) => {
      isSending.current = false;
      if (isAnswered) unanswered.current = null;
      keep();
    },
    loseDraft: () => {
      known.current = null;
    },
    forget: (sent) => {
      isOver.current = true;
      const isChanged =
        sent !== undefined && JSON.stringify(offerOf(latest.current)) !== JSON.stringify(sent);
      if (isChanged) keepDraft(to.uuid, { name: to.name, draft: latest.current, uuid: null });
      else forgetDraft(to.uuid);
      return isChanged;
    },
  };
}

/** Saves when the form is out of sight, and when it is left. */
function useSavedUnseen(saveNow: () => Promise<Saved | null>): void {
  const navigate = useNavigate();
  const leave = useEffectEvent(async () => {
    const saved = await saveNow();
    if (!saved?.isSaved || saved.uuid === null) return;
    toastSuccess(texts.offers.make.draftSaved, {
      label: texts.offers.make.toDrafts,
      run: () => void navigate(paths.inbox),
    });
  });
  useEffect(() => {
    const saveUnseen = () => {
      if (document.visibilityState === 'hidden') void saveNow();
    };
    document.addEventListener('visibilitychange', saveUnseen);
    return () => document.removeEventListener('visibilitychange', saveUnseen);
  }, [saveNow]);
  useEffect(() => () => void leave(), []);
}
