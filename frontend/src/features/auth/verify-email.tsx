/** What the link in the verification mail leads to. */
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useVerifyEmailQuery } from '../../api/auth';
import { problemStatus } from '../../lib/problem';
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
  const { isSuccess, isError, error, refetch } = useVerifyEmailQuery(token);
  const { open } = useAuthDialog();
  const [again, setAgain] = useState(false);
  const unknown = isError ? whyUnknown(problemStatus(error)) : null;
  const shown = isSuccess ? VERIFIED : isError ? { ...FAILED, ...(unknown && { text: unknown }) } : VERIFYING;
  const retry = () => {
    setAgain(true);
    void refetch();
  };
  return (
    <Notice live {...shown}>
      {isSuccess ? (
        <PlainButton onClick={() => open('login')}>Log in now</PlainButton>
      ) : unknown ? (
        <PlainButton onClick={retry}>Try again</PlainButton>
      ) : isError ? (
        <Resend />
      ) : (
        // Stays while it is tried again: who pressed it keeps their place.
        again && <PlainButton aria-disabled>Trying again…</PlainButton>
      )}
    </Notice>
  );
}

const VERIFYING = { title: 'Verifying…', text: 'One moment.' };
const VERIFIED = { title: 'Email verified!', text: 'Your account is ready. Welcome to Playset.' };
const FAILED = {
  title: 'Verification failed or the link has expired.',
  text: 'A link works once, for a day.',
};

/** What to say where the answer tells nothing about the link; null where it does. */
function whyUnknown(status: number | null): string | null {
  if (status === 429) return 'Too many links were tried from here. Wait a minute, then try again.';
  if (status !== null && status < 500) return null;
  return 'We could not check your link just now. Try again in a moment.';
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
