/** Keeps an offer while it is made: in this tab with every change, and on the server when the form is left or out of sight. */
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { toastSuccess } from '../../../ui/toast';
import type { Draft } from './draft';
import { forgetDraft, keepDraft } from './kept-drafts';
import { useSaveDraft } from './use-save-draft';

interface Kept {
  /** The server's draft once nothing is in flight; null for none. */
  settled: () => Promise<string | null>;
  /** It was sent or discarded: there is nothing left to keep. */
  forget: () => void;
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
  const navigate = useNavigate();
  const known = useRef(uuid);
  const pending = useRef<Promise<unknown>>(Promise.resolve());
  const isOver = useRef(false);
  useEffect(() => {
    if (isTouched && !isOver.current) keepDraft(to.uuid, { name: to.name, draft, uuid: known.current });
  }, [to, draft, isTouched]);
  const saveNow = useCallback(() => {
    const saving = save(to.uuid).then((saved) => {
      if (saved) known.current = saved.uuid;
      return saved;
    });
    pending.current = saving;
    return saving;
  }, [save, to.uuid]);
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
  return {
    settled: async () => {
      await pending.current;
      return known.current;
    },
    forget: () => {
      isOver.current = true;
      forgetDraft(to.uuid);
    },
  };
}
