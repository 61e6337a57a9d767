/** Logging out: here, in the other tabs, and on the server. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../../api/auth';
import { logoutAnswered, rememberLogout, sendPendingLogout } from '../../browser/pending-logout';
import { accessToken, endSession } from '../../browser/session';
import { paths } from '../../lib/paths';
import { ACCOUNT_CACHE } from '../../lib/worker-messages';

let inFlight: Promise<unknown> = Promise.resolve();

/**
 * Settles when the server has answered the last logout, or cannot be reached: its late answer would take the cookie of the
 * next login.
 */
export async function loggedOut(): Promise<void> {
  await inFlight;
  await sendPendingLogout();
}

/**
 * Ends the session here at once and goes to the landing page; the server is notified in the background, or as soon as it can be
 * reached. One that is slow or cannot be reached keeps nobody logged in here.
 */
export function useLogOut(): () => Promise<void> {
  const [logout] = useLogoutMutation();
  const navigate = useNavigate();
  return useCallback(async () => {
    const token = accessToken();
    rememberLogout();
    endSession();
    void emptyAccountCache();
    inFlight = logout(token).then(({ error }) => logoutAnswered(statusOf(error)));
    await navigate(paths.landing, { replace: true });
  }, [logout, navigate]);
}

const NO_CONTENT = 204;

/** The status of the answer; null where there is none. */
function statusOf(error: object | undefined): number | null {
  if (!error) return NO_CONTENT;
  return 'status' in error && typeof error.status === 'number' ? error.status : null;
}

/** The part that follows the account does so, too, but is not there in the first seconds of a page. */
async function emptyAccountCache(): Promise<void> {
  try {
    await caches.delete(ACCOUNT_CACHE);
  } catch {
    // This browser keeps nothing.
  }
}
