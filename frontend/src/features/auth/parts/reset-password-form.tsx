/** Choosing a new password, by the token of a mail's link. */
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useResetPasswordMutation } from '../../../api/auth';
import { errorAt, formError, showProblem } from '../../../lib/form-problems';
import { lazyResolver } from '../../../lib/lazy-resolver';
import { paths } from '../../../lib/paths';
import { hasProblemCode, isUnanswered, problemStatus } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { PasswordField } from '../../../ui/password-field';
import { toastSuccess } from '../../../ui/toast';
import { useAuthDialog } from '../auth-dialog-state';
import classes from '../mail-links.module.css';

const { allRequired } = texts.auth.wrong;
const rules = lazyResolver(() => import('./form-rules').then(({ newPasswordRules }) => newPasswordRules));

export function ResetPasswordForm({ token }: { token: string }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: rules.resolver,
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const [resetPassword] = useResetPasswordMutation();
  const navigate = useNavigate();
  const { open } = useAuthDialog();

  /** The passwords whose answers were lost: one of them may be saved. */
  const unanswered = useRef(new Set<string>());
  const [isRefused, setIsRefused] = useState(false);

  const send = async (password: string) => {
    try {
      await resetPassword({ token, password }).unwrap();
    } catch (failure) {
      const isOnlyOne = unanswered.current.size === 1 && unanswered.current.has(password);
      // The link was used by the call before this one.
      if (!isOnlyOne || !hasProblemCode(failure, 'auth.link-used')) throw failure;
    }
  };
  const submit = handleSubmit(async ({ password }) => {
    try {
      await send(password);
      toastSuccess(texts.auth.reset.done);
      await navigate(paths.landing, { replace: true, state: { dialog: 'login' } });
    } catch (failure) {
      if (isUnanswered(failure)) unanswered.current.add(password);
      const status = problemStatus(failure);
      setIsRefused(status !== null && status < 500);
      showProblem(failure, texts.auth.reset.failed, ['password'], setError);
    }
  });
  const problem = formError(errors, allRequired);

  return (
    <form onSubmit={submit} onFocus={rules.preload} noValidate className={classes.form}>
      <div className={classes.fields}>
        <PasswordField
          label={texts.auth.reset.password}
          description={texts.auth.reset.atLeast}
          autoComplete="new-password"
          error={errorAt(errors, 'password', allRequired)}
          {...register('password')}
        />
        <PasswordField
          label={texts.auth.reset.confirm}
          autoComplete="new-password"
          error={errorAt(errors, 'confirmPassword', allRequired)}
          {...register('confirmPassword')}
        />
        {problem && (
          <Hint kind="danger" role="alert">
            {problem}
          </Hint>
        )}
        <Button type="submit" busy={isSubmitting}>
          {texts.auth.reset.submit}
        </Button>
        {errors.root && isRefused && (
          <Button look="quiet" onClick={() => open('forgot')}>
            {texts.auth.reset.newLink}
          </Button>
        )}
      </div>
    </form>
  );
}
