/** A password field whose text can be shown. */
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { texts } from '../texts';

/** The toggle can be reached by the keyboard, and a wrong field says so, which the kit's own leaves out. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    visibilityToggleButtonProps={{ 'aria-label': texts.ui.showPassword, tabIndex: 0 }}
    aria-invalid={props.error ? true : undefined}
    {...props}
  />
);
