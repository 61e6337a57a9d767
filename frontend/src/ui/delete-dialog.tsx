/** Asks before something is deleted for good. */
import { type ReactNode, type RefObject, useState } from 'react';
import { problemStatus, problemText } from '../lib/problem';
import { useOneStep } from '../lib/use-one-step';
import { ConfirmDialog } from './confirm-dialog';
import { toastSuccess } from './toast';

interface DeleteDialogProps {
  opened: boolean;
  title: string;
  confirm: string;
  /** What is said when it is deleted. */
  deleted: string;
  /** What is said where the server gives no reason. */
  notDeleted: string;
  /** Where the focus goes when it is gone from the page. */
  home?: RefObject<HTMLElement | null> | undefined;
  /** Deletes it; answers with the error of the call, if any. */
  onConfirm: () => Promise<{ error?: unknown }>;
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

export function DeleteDialog({
  deleted,
  notDeleted,
  onConfirm,
  onDeleted,
  onClose,
  ...asked
}: DeleteDialogProps) {
  const { run, isBusy } = useOneStep();
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = () =>
    run(async () => {
      // It is still drawn while it fades out.
      if (!asked.opened) return;
      setFailure(null);
      const { error } = await onConfirm();
      // What is gone already need not be deleted.
      if (error && problemStatus(error) !== 404) return setFailure(problemText(error, notDeleted));
      close();
      toastSuccess(deleted);
      onDeleted?.();
    });
  return (
    <ConfirmDialog
      {...asked}
      failure={failure}
      busy={isBusy}
      danger
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}
