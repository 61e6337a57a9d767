/** A password field whose text can be shown. */
import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** The toggle can be reached by the keyboard, and a wrong field says so, which the kit's own leaves out. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    visibilityToggleButtonProps={{ 'aria-label': 'Show password text', tabIndex: 0 }}
    aria-invalid={props.error ? true : undefined}
    {...props}
  />
);
