/** Logging out: here, in the other tabs, and on the server. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '../../api/auth';
import { paths } from '../../lib/paths';
import { endSession } from '../../lib/session';

/** Ends the session and goes to the landing page. A server that cannot be reached does not keep anybody logged in here. */
export function useLogOut(): () => Promise<void> {
  const [logout] = useLogoutMutation();
  const navigate = useNavigate();
  return useCallback(async () => {
    await logout()
      .unwrap()
      .catch(() => undefined);
    endSession();
    await navigate(paths.landing, { replace: true });
  }, [logout, navigate]);
}
