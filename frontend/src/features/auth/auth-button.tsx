/** A button that opens a dialog around logging in. */
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button';
import classes from './auth-button.module.css';
import { authDialog } from './auth-dialog-part';
import { ADDRESS_OF, type AuthDialogKind, useAuthDialog } from './auth-dialog-state';

interface AuthButtonProps extends Omit<ComponentProps<typeof Button>, 'type'> {
  dialog: AuthDialogKind;
  /** Called when the dialog opens. */
  onOpen?: (() => void) | undefined;
}

/**
 * A form, so that the button works before the page is hydrated, and without scripts: the browser goes to the dialog's address.
 * Hydrated, it opens the dialog where the visitor is.
 */
export function AuthButton({ dialog, onOpen, ...rest }: AuthButtonProps) {
  const { open } = useAuthDialog();
  return (
    <form
      action={ADDRESS_OF[dialog]}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen?.();
        open(dialog);
      }}
    >
      <Button type="submit" onPointerEnter={authDialog.preload} onFocus={authDialog.preload} {...rest} />
    </form>
  );
}
