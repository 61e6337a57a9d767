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
import { saveEmail } from '../known-email';
import { loggedOut } from '../use-log-out';
import { useWayOn, wayBack } from './way-on';

/** Begins the session that `logIn` gives, and leads on; from the page of the mail's link to where they signed up. */
export function useEnter(): (logIn: () => Promise<LoginApiResponse>) => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isVerified = useLocation().pathname === paths.verifyEmail;
  const wayOn = useWayOn();
  return useCallback(
    async (logIn) => {
      await loggedOut();
      startSession(await logIn());
      saveEmail('');
      // What failed on the page behind the dialog, because the session had expired, is loaded again.
      dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
      toastSuccess(texts.auth.logIn.done);
      await navigate(isVerified ? wayBack() : wayOn, { replace: true });
    },
    [dispatch, navigate, isVerified, wayOn],
  );
}

/** Logs in with a password. */
export function useLogIn(): (login: LoginApiArg) => Promise<void> {
  const [login] = useLoginMutation();
  const enter = useEnter();
  return useCallback((typed) => enter(() => login(typed).unwrap()), [login, enter]);
}
