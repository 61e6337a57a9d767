/** Signing up: the form, and what comes after it. */
import { Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { keepSteps, rememberStep } from '../../../browser/pending-step';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { toastError } from '../../../ui/toast';
import { saveEmail } from '../known-email';
import type { FormProps } from './form-props';
import { ResendVerification } from './resend-verification';
import { SignUpForm } from './sign-up-form';
import { useWayOn } from './way-on';

export function SignUp({ onSwitch, onCover }: FormProps) {
  const [email, setEmail] = useState<string | null>(null);
  const page = useWayOn();
  const done = (address: string) => {
    saveEmail(address);
    rememberStep('page', page);
    keepSteps();
    setEmail(address);
  };
  if (email === null) return <SignUpForm onSwitch={onSwitch} onCover={onCover} onDone={done} />;
  return <CheckYourEmail email={email} onSwitch={onSwitch} />;
}

/** Logging in can't work before the link in the mail was opened, so it is no more than a link here. */
function CheckYourEmail({ email, onSwitch }: Pick<FormProps, 'onSwitch'> & { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack>
      <Hint kind="success" role="status">
        {texts.auth.signUp.done}
      </Hint>
      <Title order={3} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {texts.auth.signUp.checkMail}
      </Title>
      <Text>{texts.auth.signUp.sent(email)}</Text>
      <ResendVerification email={() => email} onProblem={toastError} />
      <Button look="link" size="s" onClick={() => onSwitch('login')}>
        {texts.auth.signUp.next}
      </Button>
    </Stack>
  );
}
