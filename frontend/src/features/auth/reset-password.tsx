/** Choosing a new password, by the link from a mail. */

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useResetPasswordMutation } from '../../api/auth';
import { errorAt, formError, showProblem } from '../../lib/form-problems';
import { paths } from '../../lib/paths';
import { texts } from '../../texts';
import { BusyButton } from '../../ui/busy-button';
import { Hint } from '../../ui/hint';
import { Notice } from '../../ui/notice';
import { PasswordField } from '../../ui/password-field';
import { PlainButton } from '../../ui/plain-button';
import { toastSuccess } from '../../ui/toast';
import { useAuthDialog } from './auth-dialog-state';
import { ALL_REQUIRED, resetPasswordSchema } from './parts/schemas';
import classes from './reset-password.module.css';

/** The form, or what is wrong with a link that has no token. */
export function ResetPassword() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const { open } = useAuthDialog();
  if (token) return <ResetPasswordForm token={token} />;
  return (
    <Notice title={texts.auth.reset.invalid} text={texts.auth.reset.noCode}>
      <PlainButton onClick={() => open('forgot')}>{texts.auth.reset.newLink}</PlainButton>
    </Notice>
  );
}

function ResetPasswordForm({ token }: { token: string }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: standardSchemaResolver(resetPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const [resetPassword] = useResetPasswordMutation();
  const navigate = useNavigate();
  const { open } = useAuthDialog();

  const submit = handleSubmit(async ({ password }) => {
    try {
      await resetPassword({ token, password }).unwrap();
      toastSuccess(texts.auth.reset.done);
      await navigate(paths.landing, { replace: true, state: { dialog: 'login' } });
    } catch (failure) {
      showProblem(failure, texts.auth.reset.failed, ['password'], setError);
    }
  });
  const problem = formError(errors, ALL_REQUIRED);

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <div className={classes.fields}>
        <PasswordField
          label={texts.auth.reset.password}
          description={texts.auth.reset.atLeast}
          autoComplete="new-password"
          error={errorAt(errors, 'password', ALL_REQUIRED)}
          {...register('password')}
        />
        <PasswordField
          label={texts.auth.reset.confirm}
          autoComplete="new-password"
          error={errorAt(errors, 'confirmPassword', ALL_REQUIRED)}
          {...register('confirmPassword')}
        />
        {problem && (
          <Hint kind="danger" role="alert">
            {problem}
          </Hint>
        )}
        <BusyButton type="submit" busy={isSubmitting}>
          {texts.auth.reset.submit}
        </BusyButton>
        {errors.root && (
          <Button variant="default" onClick={() => open('forgot')}>
            {texts.auth.reset.newLink}
          </Button>
        )}
      </div>
    </form>
  );
}
