/** Asks before something that cannot be taken back. */
import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { BusyButton } from './busy-button';
import classes from './confirm-dialog.module.css';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The word on the button that does it. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
  /** It is being done. */
  busy?: boolean;
  /** Why it was not done. */
  failure?: string | null;
  /** Where the focus goes when what had it before is gone. */
  home?: RefObject<HTMLElement | null> | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export const ConfirmDialog = ({ opened, title, children, confirm, ...rest }: ConfirmDialogProps) => (
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
      <Button variant="default" onClick={rest.onCancel} disabled={rest.busy ?? false} data-autofocus>
        {rest.cancel ?? 'Cancel'}
      </Button>
      <BusyButton
        className={rest.danger ? classes.danger : undefined}
        onClick={rest.onConfirm}
        busy={rest.busy ?? false}
      >
        {confirm}
      </BusyButton>
    </div>
  </Dialog>
);
