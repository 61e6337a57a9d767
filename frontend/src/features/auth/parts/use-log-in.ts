/** What happens when somebody logs in. */
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { type LoginApiArg, useLoginMutation } from '../../../api/auth';
import { baseApi, TAG_TYPES } from '../../../api/base';
import { paths } from '../../../lib/paths';
import { startSession } from '../../../lib/session';
import { texts } from '../../../texts';
import { toastSuccess } from '../../../ui/toast';
import { useAuthDialog } from '../auth-dialog-state';
import { loggedOut } from '../use-log-out';

const PUBLIC: readonly string[] = [paths.landing, paths.verifyEmail, paths.resetPassword];

/** Logs in, and leads to the page that the visitor wanted, stays where a session expired, else goes to the dashboard. */
export function useLogIn(): (login: LoginApiArg) => Promise<void> {
  const [login] = useLoginMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { from } = useAuthDialog();
  const { pathname, search } = useLocation();
  const here = PUBLIC.includes(pathname) ? paths.home : pathname + search;
  return useCallback(
    async (typed) => {
      await loggedOut();
      startSession(await login(typed).unwrap());
      // What failed on the page behind the dialog, because the session had expired, is loaded again.
      dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
      toastSuccess(texts.auth.logIn.done);
      await navigate(from ?? here, { replace: true });
    },
    [login, dispatch, navigate, from, here],
  );
}
