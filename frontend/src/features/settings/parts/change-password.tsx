/** The form that replaces the password. */
import { type Dispatch, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useChangePasswordMutation } from '../../../api/users';
import type { SessionUser } from '../../../browser/session';
import { errorAt, formError, showProblem } from '../../../lib/form-problems';
import { lazyResolver } from '../../../lib/lazy-resolver';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { PasswordField } from '../../../ui/password-field';
import { toastSuccess } from '../../../ui/toast';
import classes from './form.module.css';

const rules = lazyResolver(() => import('./form-rules').then(({ passwordRules }) => passwordRules));
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface ChangePasswordProps {
  user: SessionUser;
  /** A password was typed that is not sent, or no longer. */
  onUnsaved: Dispatch<boolean>;
}

export function ChangePassword({ user, onUnsaved }: ChangePasswordProps) {
  const t = texts.settings.password;
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: rules.resolver,
    defaultValues: EMPTY,
  });
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const [changePassword] = useChangePasswordMutation();

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await changePassword({ uuid: user.uuid, changePassword: { currentPassword, newPassword } }).unwrap();
      reset(EMPTY);
      toastSuccess(t.changed);
    } catch (failure) {
      // The form says it: a toast beside it would be read out a second time.
      showProblem(failure, t.notChanged, ['currentPassword', 'newPassword'], setError);
    }
  });
  const problem = formError(errors, t.allNeeded);
  const field = (name: keyof typeof EMPTY) => ({
    ...register(name),
    error: errorAt(errors, name, t.allNeeded),
  });

  return (
    <form onSubmit={submit} onFocus={rules.preload} noValidate aria-label={t.change} className={classes.form}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField label={t.current} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label={t.new}
        description={t.rule}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordField label={t.confirm} autoComplete="new-password" {...field('confirmPassword')} />
      {problem && (
        <Hint kind="danger" role="alert">
          {problem}
        </Hint>
      )}
      <div className={classes.buttons}>
        <Button type="submit" busy={isSubmitting}>
          {t.change}
        </Button>
      </div>
    </form>
  );
}
