/** The second step of a log-in: the code of an authenticator app, or a recovery code. */
import { Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLogInWithSecondFactorMutation } from '../../../api/auth';
import { fieldProblems, problemStatus, problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { useEnter } from './use-log-in';

const t = texts.auth.secondFactor;
const DIGITS = 6;

interface SecondFactorFormProps {
  challenge: string;
  /** Back to the password; `message` says why, where it was not asked for. */
  onBack: (message?: string) => void;
}

export function SecondFactorForm({ challenge, onBack }: SecondFactorFormProps) {
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const inFlight = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const [send] = useLogInWithSecondFactorMutation();
  const enter = useEnter();
  useEffect(() => field.current?.focus(), []);

  const submit = async (typed: string) => {
    if (inFlight.current) return;
    setFailure(null);
    if (typed.trim() === '') {
      setWrong(t.needed);
      field.current?.focus();
      return;
    }
    setWrong(null);
    inFlight.current = true;
    setBusy(true);
    try {
      await enter(() => send({ challenge, code: typed }).unwrap());
      // It stays locked: the form goes, and what is pressed until then is not sent again.
      return;
    } catch (problem) {
      const refused = fieldProblems(problem).code;
      if (problemStatus(problem) === 401) onBack(problemText(problem, t.failed));
      else if (refused) {
        setWrong(refused);
        field.current?.focus();
        field.current?.select();
      } else setFailure(problemText(problem, t.failed));
    }
    inFlight.current = false;
    setBusy(false);
  };
  const type = (typed: string) => {
    setWrong(null);
    if (recovery) return setCode(typed);
    const digits = typed.replace(/\D/g, '').slice(0, DIGITS);
    setCode(digits);
    if (digits.length === DIGITS && digits !== code) void submit(digits);
  };
  const turn = () => {
    setRecovery(!recovery);
    setCode('');
    setWrong(null);
    setFailure(null);
    // The other kind of code has a field of its own.
    setTimeout(() => field.current?.focus());
  };

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(code);
      }}
    >
      <Stack>
        <Text>{recovery ? t.aboutRecovery : t.about}</Text>
        <TextInput
          key={recovery ? 'recovery' : 'app'}
          ref={field}
          label={recovery ? t.recoveryCode : t.code}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          inputMode={recovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          error={wrong}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {failure && (
          <Hint kind="danger" role="alert">
            {failure}
          </Hint>
        )}
        <Button type="submit" busy={busy} fullWidth>
          {t.submit}
        </Button>
        <Button look="link" size="s" onClick={turn}>
          {recovery ? t.useApp : t.useRecovery}
        </Button>
        <Button look="link" size="s" onClick={() => onBack()}>
          {t.back}
        </Button>
      </Stack>
    </form>
  );
}
