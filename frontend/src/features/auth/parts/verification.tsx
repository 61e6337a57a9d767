/** Verifies with the token of a mail's link, and says how it went. */
import { useState } from 'react';
import { useVerifyEmailQuery } from '../../../api/auth';
import { problemStatus } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Notice } from '../../../ui/notice';
import { PlainButton } from '../../../ui/plain-button';
import { useAuthDialog } from '../auth-dialog-state';
import Resend from './resend';

export default function Verification({ token }: { token: string }) {
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
