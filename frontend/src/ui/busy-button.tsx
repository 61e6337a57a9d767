/** A button that shows that its action is in progress and keeps the focus. */
import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

interface BusyButtonProps
  extends Omit<ButtonProps, 'loading'>,
    Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** The action is in progress: a press does nothing. */
  busy: boolean;
}

/**
 * Mantine's `loading` disables the button. A disabled button loses the focus to the page, and with it
 * the keyboard's place in a dialog. This one says that it is disabled and stays where it is; as the
 * submit button of a form it also keeps Enter in a field from sending the form again.
 */
export const BusyButton = ({ busy, ...rest }: BusyButtonProps) => (
  <Button component={Focusable} loading={busy} {...rest} />
);

interface FocusableProps extends ComponentProps<'button'> {
  'data-loading'?: boolean;
}

const Focusable = ({ disabled, onClick, type = 'button', ...rest }: FocusableProps) => {
  const busy = rest['data-loading'] === true;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
};
