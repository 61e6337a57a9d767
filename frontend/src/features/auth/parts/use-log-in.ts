/** What happens when somebody logs in. */
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { type LoginApiArg, type LoginApiResponse, useLoginMutation } from '../../../api/auth';
import { baseApi, TAG_TYPES } from '../../../api/base';
import { startSession } from '../../../browser/session';
import { paths } from '../../../lib/paths';
import { texts } from '../../../texts';
import { toastSuccess } from '../../../ui/toast';
import { useAuthDialog } from '../auth-dialog-state';
import { saveEmail } from '../known-email';
import { loggedOut } from '../use-log-out';

const PUBLIC: readonly string[] = [
  paths.landing,
  paths.logIn,
  paths.signUp,
  paths.terms,
  paths.verifyEmail,
  paths.resetPassword,
];

/**
 * Begins the session that `logIn` gives, and leads to the page that the visitor wanted, stays where a session expired, else
 * goes to the dashboard.
 */
export function useEnter(): (logIn: () => Promise<LoginApiResponse>) => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { from } = useAuthDialog();
  const { pathname, search } = useLocation();
  const here = PUBLIC.includes(pathname) ? paths.home : pathname + search;
  return useCallback(
    async (logIn) => {
      await loggedOut();
      startSession(await logIn());
      saveEmail('');
      // What failed on the page behind the dialog, because the session had expired, is loaded again.
      dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
      toastSuccess(texts.auth.logIn.done);
      await navigate(from ?? here, { replace: true });
    },
    [dispatch, navigate, from, here],
  );
}

/** Logs in with a password. */
export function useLogIn(): (login: LoginApiArg) => Promise<void> {
  const [login] = useLoginMutation();
  const enter = useEnter();
  return useCallback((typed) => enter(() => login(typed).unwrap()), [login, enter]);
}
