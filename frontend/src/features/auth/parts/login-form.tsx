/** The log-in form. */
import { Group, Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorAt, formError, showProblem } from '../../../lib/form-problems';
import { lazyResolver } from '../../../lib/lazy-resolver';
import { problemStatus } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { PasswordField } from '../../../ui/password-field';
import { knownEmail } from '../known-email';
import { DemoLogins } from './demo-logins';
import type { FormProps } from './form-props';
import { useHumanCheck } from './human-check';
import { PasskeyLogIn } from './passkey-log-in';
import { ResendVerification } from './resend-verification';
import { SecondFactorForm } from './second-factor-form';
import { useLogIn } from './use-log-in';

const { checkRequired, loginRequired } = texts.auth.wrong;
const { tooMany } = texts.auth.logIn;
const TOO_MANY_REQUESTS = 429;
const rules = lazyResolver(() => import('./form-rules').then(({ logInRules }) => logInRules));

export function LoginForm({ onSwitch }: Pick<FormProps, 'onSwitch'>) {
  const [email] = useState(knownEmail);
  const { register, handleSubmit, formState, setError, clearErrors, setValue, setFocus, getValues } = useForm(
    {
      resolver: rules.resolver,
      defaultValues: { email, password: '' },
    },
  );
  const { errors, isSubmitting } = formState;
  const check = useHumanCheck();
  const logIn = useLogIn();
  const [challenge, setChallenge] = useState<string | null>(null);

  const submit = handleSubmit(async (typed) => {
    if (!check.passed && (await check.needed())) return setError('root', { message: checkRequired });
    try {
      await logIn({ ...typed, turnstileToken: check.token });
    } catch (failure) {
      check.reset();
      const asked = challengeIn(failure);
      if (asked) return setChallenge(asked);
      if (problemStatus(failure) === TOO_MANY_REQUESTS) return setError('root', { message: tooMany });
      showProblem(failure, texts.auth.logIn.failed, ['email', 'password'], setError);
    }
  });
  const unchecked = errors.root?.message === checkRequired;
  useEffect(() => {
    if (check.passed && unchecked) clearErrors('root');
  }, [check.passed, unchecked, clearErrors]);
  const problem = formError(errors, loginRequired);
  const back = (message?: string) => {
    setChallenge(null);
    setValue('password', '');
    // Its field comes with the next render.
    setTimeout(() => setFocus('password'));
    if (message) setError('root', { message });
  };
  if (challenge) return <SecondFactorForm challenge={challenge} onBack={back} />;

  return (
    <form onSubmit={submit} onFocus={rules.preload} noValidate>
      <Stack>
        <DemoLogins
          onPick={({ email, password }) => {
            setValue('email', email, { shouldValidate: formState.isSubmitted });
            setValue('password', password, { shouldValidate: formState.isSubmitted });
          }}
        />
        <TextInput
          label={texts.auth.logIn.email}
          type="email"
          autoComplete="username webauthn"
          data-autofocus={email === '' || undefined}
          error={errorAt(errors, 'email', loginRequired)}
          {...register('email')}
        />
        <PasswordField
          label={texts.auth.logIn.password}
          autoComplete="current-password"
          data-autofocus={email !== '' || undefined}
          error={errorAt(errors, 'password', loginRequired)}
          {...register('password')}
        />
        {check.widget}
        {problem && (
          <Hint kind="danger" role="alert">
            {problem}
          </Hint>
        )}
        <Button type="submit" busy={isSubmitting} fullWidth>
          {texts.auth.logIn.submit}
        </Button>
        <PasskeyLogIn
          onProblem={(message) => (message ? setError('root', { message }) : clearErrors('root'))}
        />
        <Group justify="space-between" gap="xs">
          <Button look="link" size="s" onClick={() => onSwitch('forgot')}>
            {texts.auth.logIn.forgot}
          </Button>
          <Button look="link" size="s" onClick={() => onSwitch('signup')}>
            {texts.auth.logIn.signUp}
          </Button>
        </Group>
        <ResendVerification
          email={() => getValues('email')}
          onProblem={(message) => setError('email', { message })}
        />
      </Stack>
    </form>
  );
}

/** What to send along with the second factor, where the password was right and does not log in alone. */
function challengeIn(failure: unknown): string | null {
  const { data } = (failure ?? {}) as { data?: { code?: unknown; challenge?: unknown } };
  const { code, challenge } = data ?? {};
  return code === 'auth.second-factor-needed' && typeof challenge === 'string' ? challenge : null;
}
