/** Choosing a new password, by the link from a mail. */

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Stack } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useResetPasswordMutation } from '../../api/auth';
import { errorAt, formError, showProblem } from '../../lib/form-problems';
import { paths } from '../../lib/paths';
import { BusyButton } from '../../ui/busy-button';
import { Hint } from '../../ui/hint';
import { Notice } from '../../ui/notice';
import { PasswordField } from '../../ui/password-field';
import { PlainButton } from '../../ui/plain-button';
import { toastSuccess } from '../../ui/toast';
import { useAuthDialog } from './auth-dialog-state';
import { ALL_REQUIRED, resetPasswordSchema } from './parts/schemas';

/** The form, or what is wrong with a link that has no token. */
export function ResetPassword() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const { open } = useAuthDialog();
  if (token) return <ResetPasswordForm token={token} />;
  return (
    <Notice title="Invalid link" text="This link has no code in it. Ask for a new one.">
      <PlainButton onClick={() => open('forgot')}>Get a new link</PlainButton>
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
      toastSuccess('Password updated successfully!');
      await navigate(paths.landing, { replace: true, state: { dialog: 'login' } });
    } catch (failure) {
      showProblem(failure, 'The link is not valid any more. Ask for a new one.', ['password'], setError);
    }
  });
  const problem = formError(errors, ALL_REQUIRED);

  return (
    <form onSubmit={submit} noValidate style={{ maxWidth: 440 }}>
      <Stack>
        <PasswordField
          label="New password"
          description="At least 8 characters"
          autoComplete="new-password"
          error={errorAt(errors, 'password', ALL_REQUIRED)}
          {...register('password')}
        />
        <PasswordField
          label="Confirm new password"
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
          Save new password
        </BusyButton>
        {errors.root && (
          <Button variant="default" onClick={() => open('forgot')}>
            Get a new link
          </Button>
        )}
      </Stack>
    </form>
  );
}
