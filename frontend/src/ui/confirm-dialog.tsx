/** Asks before something that cannot be taken back. */
import { Button } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { texts } from '../texts';
import { BusyButton } from './busy-button';
import classes from './confirm-dialog.module.css';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The word on the button that does it; null where there is nothing left to do but close. */
  confirm: string | null;
  cancel?: string;
  danger?: boolean;
  /** It is being done. */
  busy?: boolean;
  /** Why it was not done. */
  failure?: ReactNode;
  /** Where the focus goes when what had it before is gone. */
  home?: RefObject<HTMLElement | null> | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({ opened, title, children, confirm, ...rest }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const only = confirm === null && !rest.busy;
  // The button that was pressed is gone then, and the focus with it.
  useEffect(() => {
    if (only) cancel.current?.focus();
  }, [only]);
  return (
    <Dialog
      opened={opened}
      onClose={rest.onCancel}
      title={title}
      phone="sheet"
      busy={rest.busy ?? false}
      home={rest.home}
    >
      <p className={classes.text}>{children}</p>
      {rest.failure && (
        <p className={classes.failure} role="alert">
          {rest.failure}
        </p>
      )}
      <div className={classes.buttons}>
        <Button
          ref={cancel}
          variant="default"
          onClick={rest.onCancel}
          disabled={rest.busy ?? false}
          data-autofocus
        >
          {rest.cancel ?? texts.ui.cancel}
        </Button>
        {confirm !== null && (
          <BusyButton
            className={rest.danger ? classes.danger : undefined}
            onClick={rest.onConfirm}
            busy={rest.busy ?? false}
          >
            {confirm}
          </BusyButton>
        )}
      </div>
    </Dialog>
  );
}
