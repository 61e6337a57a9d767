/** The question of `useLeaveQuestion`: what was typed or chosen is discarded, or kept. */
import type { ReactNode, RefObject } from 'react';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import type { useLeaveQuestion } from './use-leave-question';

interface LeaveDialogProps {
  leaving: Pick<ReturnType<typeof useLeaveQuestion>, 'asking' | 'keep' | 'discard'>;
  /** Where the focus goes when what opened it is gone. */
  home: RefObject<HTMLElement | null>;
  /** What would be lost. */
  children: ReactNode;
}

export function LeaveDialog({ leaving, home, children }: LeaveDialogProps) {
  const { title, discard, stay } = texts.eventManager.leave;
  return (
    <ConfirmDialog
      opened={leaving.asking}
      title={title}
      confirm={discard}
      cancel={stay}
      danger
      onConfirm={leaving.discard}
      onCancel={leaving.keep}
      home={home}
    >
      {children}
    </ConfirmDialog>
  );
}
