/** What the link in the verification mail leads to. */
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useVerifyEmailQuery } from '../../api/auth';
import { problemStatus } from '../../lib/problem';
import { texts } from '../../texts';
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
      <Notice alert title={texts.auth.verify.invalid} text={texts.auth.verify.noCode}>
        <Resend />
      </Notice>
    );
  return <Verification token={token} />;
}

function Verification({ token }: { token: string }) {
  const { isSuccess, isError, error, refetch } = useVerifyEmailQuery(token);
  const { open } = useAuthDialog();
  const [again, setAgain] = useState(false);
  const { verified, failed, verifying } = texts.auth.verify;
  const unknown = isError ? whyUnknown(problemStatus(error)) : null;
  const shown = isSuccess ? verified : isError ? { ...failed, ...(unknown && { text: unknown }) } : verifying;
  const retry = () => {
    setAgain(true);
    void refetch();
  };
  return (
    <Notice live {...shown}>
      {isSuccess ? (
        <PlainButton onClick={() => open('login')}>{texts.auth.verify.logIn}</PlainButton>
      ) : unknown ? (
        <PlainButton onClick={retry}>{texts.auth.verify.tryAgain}</PlainButton>
      ) : isError ? (
        <Resend />
      ) : (
        // Stays while it is tried again: who pressed it keeps their place.
        again && <PlainButton aria-disabled>{texts.auth.verify.tryingAgain}</PlainButton>
      )}
    </Notice>
  );
}

/** What to say where the answer tells nothing about the link; null where it does. */
function whyUnknown(status: number | null): string | null {
  if (status === 429) return texts.auth.verify.tooMany;
  if (status !== null && status < 500) return null;
  return texts.auth.verify.unknown;
}

function Resend() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Stack w="100%" maw={360} ta="start">
      <TextInput
        label={texts.auth.verify.email}
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
