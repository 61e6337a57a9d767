/** Verifies with the token of a mail's link, and says how it went. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useVerifyEmailQuery } from '../../../api/auth';
import { paths } from '../../../lib/paths';
import { problemStatus } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useAuthDialog } from '../auth-dialog-state';
import { Resend } from './resend';
import { useVerifiedLogIn } from './use-verified-log-in';
import { wayBack } from './way-on';

/** Long enough to read that it worked. */
const HOME_AFTER_MS = 2_500;

export function Verification({ token }: { token: string }) {
  const { data, isSuccess, isError, error, refetch } = useVerifyEmailQuery(token);
  const logIn = useVerifiedLogIn(token, data);
  useWayHome(logIn === 'here');
  const { open } = useAuthDialog();
  const isLoggedIn = logIn === 'here' || logIn === 'before';
  const isPending = logIn === 'pending';
  const [again, setAgain] = useState(false);
  const { verified, verifiedHere, verifiedBefore, failed, verifying } = texts.auth.verify;
  const unknown = isError ? whyUnknown(problemStatus(error)) : null;
  const welcome = logIn === 'here' ? verifiedHere : logIn === 'before' ? verifiedBefore : verified;
  const shown = isSuccess
    ? { ...verified, text: welcome.text }
    : isError
      ? { ...failed, ...(unknown && { text: unknown }) }
      : verifying;
  const retry = () => {
    setAgain(true);
    void refetch();
  };
  return (
    <Notice live {...shown}>
      {isSuccess ? (
        isLoggedIn ? (
          <ButtonLink size="l" to={paths.home} replace={logIn === 'here'}>
            {texts.auth.verify.home}
          </ButtonLink>
        ) : (
          <Button size="l" aria-disabled={isPending || undefined} onClick={() => isPending || open('login')}>
            {isPending ? texts.auth.verify.loggingIn : texts.auth.verify.logIn}
          </Button>
        )
      ) : unknown ? (
        <Button size="l" onClick={retry}>
          {texts.auth.verify.tryAgain}
        </Button>
      ) : isError ? (
        <Resend />
      ) : (
        // Stays while it is tried again: who pressed it keeps their place.
        again && (
          <Button size="l" aria-disabled>
            {texts.auth.verify.tryingAgain}
          </Button>
        )
      )}
    </Notice>
  );
}

/** Leads on once the link has logged in: to where somebody signed up, such as at an event that they want to go to. A press is quicker. */
function useWayHome(isLoggedInHere: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isLoggedInHere) return;
    const timer = setTimeout(() => void navigate(wayBack(), { replace: true }), HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLoggedInHere, navigate]);
}

/** What to say where the answer tells nothing about the link; null where it does. */
function whyUnknown(status: number | null): string | null {
  if (status === 429) return texts.auth.verify.tooMany;
  if (status !== null && status < 500) return null;
  return texts.auth.verify.unknown;
}
