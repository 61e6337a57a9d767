/** The sign-up form, for players and stores. */
import { Anchor, Checkbox, Group, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSignUpMutation } from '../../../api/users';
import type { Role } from '../../../browser/session';
import { useHistoryDialog } from '../../../browser/use-history-dialog';
import { errorAt, formError, showProblem } from '../../../lib/form-problems';
import { lazyResolver } from '../../../lib/lazy-resolver';
import { paths } from '../../../lib/paths';
import { type Submission, submissionOf } from '../../../lib/submission';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { PasswordField } from '../../../ui/password-field';
import type { FormProps } from './form-props';
import { useHumanCheck } from './human-check';
import { TermsDialog } from './terms-dialog';

interface SignUpFormProps extends FormProps {
  /** The account exists; its mail is on the way to this address. */
  onDone: (email: string) => void;
}

const { allRequired, checkRequired } = texts.auth.wrong;
const rules = lazyResolver(() => import('./form-rules').then(({ signUpRules }) => signUpRules));
const FIELDS = ['name', 'email', 'password', 'confirmPassword'] as const;

export function SignUpForm({ onSwitch, onCover, onDone }: SignUpFormProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: rules.resolver,
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const [role, setRole] = useState<Role>('USER');
  const [accepted, setAccepted] = useState(false);
  const { dialog: terms, open, close } = useHistoryDialog();
  const isReading = terms !== null;
  const cover = useEffectEvent(onCover);
  useEffect(() => cover(isReading), [isReading]);
  // What is typed stays: the link leads elsewhere only in a tab or window of its own.
  const readHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open({});
  };
  const check = useHumanCheck();
  // A disabled button says nothing by itself.
  const { acceptFirst, verifyFirst } = texts.auth.signUp;
  const missing = accepted ? (check.passed ? undefined : verifyFirst) : acceptFirst;
  const missingId = useId();
  const [signUp] = useSignUpMutation();
  const last = useRef<Submission<object> | null>(null);

  const submit = handleSubmit(async (typed) => {
    if (!check.passed) return setError('root', { message: checkRequired });
    // The server decides about `enabled` and `emailVerified` itself.
    const fixed = { phoneNumber: '', address: '', enabled: true, emailVerified: false };
    try {
      // An answer that was lost on its way is not "exists already" when it is asked for again.
      last.current = submissionOf({ ...typed, role }, last.current);
      const asked = { ...typed, ...fixed, role, turnstileToken: check.token };
      await signUp({ 'Idempotency-Key': last.current.key, signUp: asked }).unwrap();
      onDone(typed.email);
    } catch (failure) {
      check.reset();
      showProblem(failure, texts.auth.signUp.failed, FIELDS, setError);
    }
  });
  const problem = formError(errors, allRequired);
  const field = (name: (typeof FIELDS)[number]) => ({
    ...register(name),
    error: errorAt(errors, name, allRequired),
  });

  return (
    <Tabs value={role} onChange={(value) => setRole(value === 'STORE' ? 'STORE' : 'USER')}>
      <Tabs.List grow mb="md">
        <Tabs.Tab value="USER">{texts.auth.signUp.personal}</Tabs.Tab>
        <Tabs.Tab value="STORE">{texts.auth.signUp.business}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={role}>
        <form onSubmit={submit} onFocus={rules.preload} noValidate>
          <Stack>
            <TextInput
              label={role === 'STORE' ? texts.auth.signUp.storeName : texts.auth.signUp.name}
              autoComplete={role === 'STORE' ? 'organization' : 'name'}
              data-autofocus
              {...field('name')}
            />
            <TextInput
              label={texts.auth.signUp.email}
              type="email"
              autoComplete="email"
              {...field('email')}
            />
            <PasswordField
              label={texts.auth.signUp.password}
              description={texts.auth.signUp.atLeast}
              autoComplete="new-password"
              {...field('password')}
            />
            <PasswordField
              label={texts.auth.signUp.confirm}
              autoComplete="new-password"
              {...field('confirmPassword')}
            />
            <Text size="sm" c="dimmed">
              {texts.auth.signUp.whoSees[role]}
            </Text>
            <Group gap="xs">
              <Checkbox
                label={texts.auth.signUp.accept}
                checked={accepted}
                onChange={(event) => setAccepted(event.currentTarget.checked)}
              />
              <Anchor href={paths.terms} size="sm" py={4} onClick={readHere}>
                {texts.auth.signUp.read}
              </Anchor>
            </Group>
            {check.widget}
            {problem && (
              <Hint kind="danger" role="alert">
                {problem}
              </Hint>
            )}
            <Button
              type="submit"
              busy={isSubmitting}
              disabled={missing !== undefined}
              aria-describedby={missing && missingId}
              fullWidth
            >
              {texts.auth.signUp.submit}
            </Button>
            {missing && (
              <Text id={missingId} size="sm" c="dimmed">
                {missing}
              </Text>
            )}
            <Button look="link" size="s" onClick={() => onSwitch('login')}>
              {texts.auth.signUp.logIn}
            </Button>
          </Stack>
        </form>
      </Tabs.Panel>
      <TermsDialog opened={isReading} onClose={close} />
    </Tabs>
  );
}
