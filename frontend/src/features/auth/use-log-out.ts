/** Logging out: here, in the other tabs, and on the server. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../../api/auth';
import { paths } from '../../lib/paths';
import { accessToken, endSession } from '../../lib/session';

let underWay: Promise<unknown> = Promise.resolve();

/** Settles when the server has answered the last logout: its late answer would take the cookie of the next login. */
export const loggedOut = (): Promise<unknown> => underWay;

/**
 * Ends the session here at once and goes to the landing page; the server is told meanwhile. One that is slow or cannot
 * be reached keeps nobody logged in here.
 */
export function useLogOut(): () => Promise<void> {
  const [logout] = useLogoutMutation();
  const navigate = useNavigate();
  return useCallback(async () => {
    const token = accessToken();
    endSession();
    underWay = logout(token);
    await navigate(paths.landing, { replace: true });
  }, [logout, navigate]);
}
