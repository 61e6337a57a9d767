/** The question of a confirm dialog, fetched when the first one is asked. */
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { texts } from '../texts';
import { Button } from './button';
import classes from './confirm-dialog.module.css';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** What can be filled in first; a phone's keyboard leaves room for them and the buttons. */
  fields?: ReactNode;
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

export default function ConfirmDialogBox({
  opened,
  title,
  children,
  fields,
  confirm,
  ...rest
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const only = confirm === null && !rest.busy;
  // The button that was pressed is gone then, and the focus with it.
  useEffect(() => {
    if (only) cancel.current?.focus();
  }, [only]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to a form that the dialog was opened from.
    event.stopPropagation();
    rest.onConfirm();
  };
  return (
    <Dialog
      opened={opened}
      onClose={rest.onCancel}
      title={title}
      phone={fields ? 'page' : 'sheet'}
      busy={rest.busy ?? false}
      home={rest.home}
    >
      <form onSubmit={submit} noValidate>
        {children && <p className={classes.text}>{children}</p>}
        {fields && <div className={classes.fields}>{fields}</div>}
        {rest.failure && (
          <p className={classes.failure} role="alert">
            {rest.failure}
          </p>
        )}
        <div className={classes.buttons}>
          <Button
            ref={cancel}
            look="quiet"
            onClick={rest.onCancel}
            disabled={rest.busy ?? false}
            focusableWhenDisabled
            data-autofocus
          >
            {rest.cancel ?? texts.ui.cancel}
          </Button>
          {confirm !== null && (
            <Button type="submit" look={rest.danger ? 'danger' : 'filled'} busy={rest.busy ?? false}>
              {confirm}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
