/** A button that opens a dialog around logging in. */
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { Button } from '../../ui/button';
import classes from './auth-button.module.css';
import { authDialog } from './auth-dialog-part';
import { ADDRESS_OF, type AuthDialogKind, useAuthDialog } from './auth-dialog-state';

interface AuthButtonProps extends Omit<ComponentProps<typeof Button>, 'type'> {
  dialog: AuthDialogKind;
  /** Called when the dialog opens, by the scripts alone: until they work, the button is busy, so that no press is lost. */
  onOpen?: (() => void) | undefined;
}

/**
 * A form, so that the button works before the page is hydrated, and without scripts: the browser goes to the dialog's address, which
 * leads back to the page: at once for somebody who is logged in, as only the scripts know.
 * Hydrated, it opens the dialog where the visitor is.
 */
export function AuthButton({ dialog, onOpen, ...rest }: AuthButtonProps) {
  const { open } = useAuthDialog();
  const { pathname } = useLocation();
  const isWaiting = !useIsHydrated() && onOpen !== undefined;
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
      {pathname !== paths.landing && <input type="hidden" name="origin" value={pathname} />}
      <Button
        type={isWaiting ? 'button' : 'submit'}
        busy={isWaiting}
        onPointerEnter={authDialog.preload}
        onFocus={authDialog.preload}
        {...rest}
      />
    </form>
  );
}
