/** Signing up: the form, and what comes after it. */
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Hint } from '../../../ui/hint';
import { toastError } from '../../../ui/toast';
import type { FormProps } from './form-props';
import { ResendVerification } from './resend-verification';
import { SignUpForm } from './sign-up-form';

export function SignUp({ onSwitch, onCover }: FormProps) {
  const [email, setEmail] = useState<string | null>(null);
  if (email === null) return <SignUpForm onSwitch={onSwitch} onCover={onCover} onDone={setEmail} />;
  return (
    <Stack>
      <Hint kind="success" role="status">
        Account created. Please verify your email before logging in.
      </Hint>
      <Text>
        We sent a link to <strong>{email}</strong>. Open it within a day; look among the spam if it does not
        come.
      </Text>
      <Button onClick={() => onSwitch('login')} autoFocus>
        Log In
      </Button>
      <ResendVerification email={() => email} onProblem={toastError} />
    </Stack>
  );
}
