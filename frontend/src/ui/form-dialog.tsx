/** A dialog with a form, which asks before it is left with changes that were not saved. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type BlockedMove, NavigationBlocker } from '../browser/navigation-blocker';
import type { Navigation } from '../browser/use-history-dialog';
import { useWarnBeforeUnload } from '../browser/use-warn-before-unload';
import { texts } from '../texts';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import type { DialogProps } from './dialog-box';

/** What the dialog around a form has to know. */
export interface FormState {
  /** Something was typed or chosen that is not saved. */
  unsaved: boolean;
  /** It is being saved. */
  busy: boolean;
}

export const UNTOUCHED: FormState = { unsaved: false, busy: false };

interface FormDialogProps extends FormState, Omit<DialogProps, 'busy' | 'covered' | 'children'> {
  /** Whether a move in the history leaves the dialog behind; by default one to another page does. */
  isLeaving?: (move: Navigation) => boolean;
  /** What was typed is given up. */
  onDiscard?: () => void;
  /** The texts of the question, where they are not the usual ones. */
  question?: typeof texts.forms.leave;
  /** `leave` closes the dialog, or asks before. */
  children: (leave: () => void) => ReactNode;
}

const isAnotherPage = ({ currentLocation, nextLocation }: Navigation): boolean =>
  currentLocation.pathname !== nextLocation.pathname;

export function FormDialog({
  unsaved,
  busy,
  isLeaving = isAnotherPage,
  onDiscard,
  question = texts.forms.leave,
  opened,
  onClose,
  home,
  children,
  ...dialog
}: FormDialogProps) {
  const [closing, setClosing] = useState(false);
  const [blocked, setBlocked] = useState<BlockedMove | null>(null);
  useWarnBeforeUnload(opened && (unsaved || busy));
  // Nobody can say yet whether it is saved: there is no leaving it, and nothing to ask.
  useEffect(() => {
    if (busy) blocked?.reset();
  }, [busy, blocked]);
  const asking = opened && !busy && (closing || blocked !== null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // It may be saved, and closed, between the key that asks and the question.
  useEffect(() => {
    if (!opened) return undefined;
    return () => {
      clearTimeout(timer.current);
      setClosing(false);
    };
  }, [opened]);
  const leave = () => {
    if (!unsaved) return onClose();
    // After the key that asks for it: the same Escape would answer it.
    timer.current = setTimeout(() => setClosing(true));
  };
  const keep = () => {
    setClosing(false);
    blocked?.reset();
  };
  const discard = () => {
    setClosing(false);
    onDiscard?.();
    if (blocked) blocked.proceed();
    else onClose();
  };
  return (
    <>
      {opened && (unsaved || busy) && <NavigationBlocker isBlocked={isLeaving} onBlocked={setBlocked} />}
      <Dialog {...dialog} opened={opened} onClose={leave} covered={asking} busy={busy} home={home}>
        {children(leave)}
      </Dialog>
      <ConfirmDialog
        opened={asking}
        title={question.title}
        confirm={question.discard}
        cancel={question.stay}
        danger
        onConfirm={discard}
        onCancel={keep}
        home={home}
      >
        {question.text}
      </ConfirmDialog>
    </>
  );
}
