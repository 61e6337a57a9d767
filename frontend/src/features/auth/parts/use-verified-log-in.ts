/** Logging in by the link that verified the address, in the browser that signed up. */
import { useEffect, useRef, useState } from 'react';
import { useStartVerifiedSessionMutation, type VerifyEmailApiResponse } from '../../../api/auth';
import { startSession } from '../../../browser/session';
import { useUser } from '../../../browser/use-user';
import { texts } from '../../../texts';
import { toastSuccess } from '../../../ui/toast';
import { saveEmail } from '../known-email';
import { loggedOut } from '../use-log-out';

/** `pending`: it may still log in. `here`: the link logged in. `before`: somebody was logged in already. */
type VerifiedLogIn = 'pending' | 'here' | 'before' | 'nobody';

/** Logs in once by `token` where `verified` says that it can; nobody who is logged in already is replaced. */
export function useVerifiedLogIn(token: string, verified: VerifyEmailApiResponse | undefined): VerifiedLogIn {
  const user = useUser();
  const [start] = useStartVerifiedSessionMutation();
  const asked = useRef(false);
  const [outcome, setOutcome] = useState<'here' | 'failed' | null>(null);
  const isWanted = verified?.canLogIn === true && user === null;
  useEffect(() => {
    if (verified) saveEmail(verified.email);
  }, [verified]);
  useEffect(() => {
    if (!isWanted || asked.current) return;
    asked.current = true;
    const logIn = async () => {
      await loggedOut();
      startSession(await start({ token }).unwrap());
      saveEmail('');
      setOutcome('here');
      toastSuccess(texts.auth.logIn.done);
    };
    // The log-in form works as ever.
    logIn().catch(() => setOutcome('failed'));
  }, [isWanted, start, token]);
  if (user) return outcome === 'here' ? 'here' : asked.current ? 'pending' : 'before';
  return isWanted && outcome === null ? 'pending' : 'nobody';
}
