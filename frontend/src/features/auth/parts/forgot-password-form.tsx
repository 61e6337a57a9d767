/** Asking for a link to a new password. The answer never tells whether the account exists. */
import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useForgotPasswordMutation } from '../../../api/auth';
import { errorAt, showProblem } from '../../../lib/form-problems';
import { lazyResolver } from '../../../lib/lazy-resolver';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import type { FormProps } from './form-props';

const rules = lazyResolver(() => import('./form-rules').then(({ emailRules }) => emailRules));

export function ForgotPasswordForm({ onSwitch }: Pick<FormProps, 'onSwitch'>) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: rules.resolver,
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const [forgotPassword] = useForgotPasswordMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = handleSubmit(async (typed) => {
    setSentTo(null);
    try {
      await forgotPassword(typed).unwrap();
      setSentTo(typed.email);
    } catch (failure) {
      showProblem(failure, texts.auth.forgot.failed, ['email'], setError);
    }
  });

  return (
    <form onSubmit={submit} onFocus={rules.preload} noValidate>
      <Stack>
        <Text>{texts.auth.forgot.about}</Text>
        <TextInput
          label={texts.auth.forgot.email}
          type="email"
          autoComplete="username"
          data-autofocus
          error={errorAt(errors, 'email')}
          {...register('email')}
        />
        {errors.root && (
          <Hint kind="danger" role="alert">
            {errors.root.message}
          </Hint>
        )}
        {sentTo && (
          <Hint kind="success" role="status">
            {texts.auth.forgot.sent(sentTo)}
          </Hint>
        )}
        <Button type="submit" busy={isSubmitting} fullWidth>
          {texts.auth.forgot.submit}
        </Button>
        <Button look="link" size="s" onClick={() => onSwitch('login')}>
          {texts.auth.forgot.back}
        </Button>
      </Stack>
    </form>
  );
}
