/** What the link in the verification mail leads to. */
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useVerifyEmailQuery } from '../../api/auth';
import { Notice } from '../../ui/notice';
import { PlainButton } from '../../ui/plain-button';
import { useAuthDialog } from './auth-dialog-state';
import { ResendVerification } from './parts/resend-verification';

/** Verifies with the token of the address, and says how it went. */
export function VerifyEmail() {
  const [params] = useSearchParams();
  const token = params.get('token');
  if (!token)
    return (
      <Notice
        alert
        title="Invalid verification link."
        text="The link in your mail has a code at its end. Try to copy all of it."
      >
        <Resend />
      </Notice>
    );
  return <Verification token={token} />;
}

function Verification({ token }: { token: string }) {
  const { isSuccess, isError } = useVerifyEmailQuery(token);
  const { open } = useAuthDialog();
  if (isSuccess)
    return (
      <Notice title="Email verified!" text="Your account is ready. Welcome to Playset.">
        <PlainButton onClick={() => open('login')}>Log in now</PlainButton>
      </Notice>
    );
  if (isError)
    return (
      <Notice alert title="Verification failed or the link has expired." text="A link works once, for a day.">
        <Resend />
      </Notice>
    );
  return (
    <div role="status">
      <Notice title="Verifying…" text="One moment." />
    </div>
  );
}

function Resend() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Stack w="100%" maw={360} ta="start">
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        error={problem}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <ResendVerification email={() => email} onProblem={setProblem} />
    </Stack>
  );
}
