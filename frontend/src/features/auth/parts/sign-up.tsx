/** Signing up: the form, and what comes after it. */
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../texts';
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
        {texts.auth.signUp.done}
      </Hint>
      <Text>{texts.auth.signUp.sent(email)}</Text>
      <Button onClick={() => onSwitch('login')} autoFocus>
        {texts.auth.signUp.next}
      </Button>
      <ResendVerification email={() => email} onProblem={toastError} />
    </Stack>
  );
}
