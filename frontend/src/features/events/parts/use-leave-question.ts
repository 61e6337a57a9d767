/** Asks before a dialog is left whose changes were not saved: by its own buttons, or by the history. */
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Navigation } from '../../../browser/use-history-dialog';
import { useWarnBeforeUnload } from '../../../browser/use-warn-before-unload';

interface Left {
  opened: boolean;
  /** Something was typed or chosen that is not saved. */
  unsaved: boolean;
  /** It is being saved. */
  busy: boolean;
  /** Whether a move in the history leaves the dialog behind. */
  isLeaving: (move: Navigation) => boolean;
  onClose: () => void;
  /** What was typed is given up. */
  onDiscard?: () => void;
}

export function useLeaveQuestion({ opened, unsaved, busy, isLeaving, onClose, onDiscard }: Left) {
  const [closing, setClosing] = useState(false);
  const blocker = useBlocker((move) => opened && (unsaved || busy) && isLeaving(move));
  const leaving = blocker.state === 'blocked';
  useWarnBeforeUnload(opened && unsaved);
  // Nobody can say yet whether it is saved: there is no leaving it, and nothing to ask.
  useEffect(() => {
    if (busy && blocker.state === 'blocked') blocker.reset();
  }, [busy, blocker]);
  return {
    /** The question is open. */
    asking: opened && !busy && (closing || leaving),
    /** Closes the dialog, or asks. The question comes after the key that asks for it: the same Escape would answer it. */
    ask: () => (unsaved ? void setTimeout(() => setClosing(true)) : onClose()),
    keep: () => {
      setClosing(false);
      if (leaving) blocker.reset();
    },
    discard: () => {
      setClosing(false);
      onDiscard?.();
      if (leaving) blocker.proceed();
      else onClose();
    },
  };
}
