/** Setting up an authenticator app: its secret as a picture and as text, then its first code. */
import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSetUpSecondFactorMutation, useTurnOnSecondFactorMutation } from '../../../../api/auth';
import { problemText } from '../../../../lib/problem';
import { useReportBusy } from '../../../../lib/use-report-busy';
import { texts } from '../../../../texts';
import { Button } from '../../../../ui/button';
import { CopyButton } from '../../../../ui/copy-button';
import { QrCode } from '../../../../ui/qr-code';
import form from '../form.module.css';
import { ProofForm } from './proof-form';
import classes from './security.module.css';

const t = texts.security.twoStep;
const DIGITS = 6;

interface SetUpProps {
  email: string;
  onCancel: () => void;
  onDone: (codes: readonly string[]) => void;
  onBusy: (busy: boolean) => void;
}

export function SetUp({ email, onCancel, onDone, onBusy }: SetUpProps) {
  const [app, setApp] = useState<{ secret: string; uri: string } | null>(null);
  const [begin] = useSetUpSecondFactorMutation();
  if (app) return <FirstCode {...app} onCancel={onCancel} onDone={onDone} onBusy={onBusy} />;
  return (
    <ProofForm
      email={email}
      submit={t.next}
      failed={t.notTurnedOn}
      passkeys
      onCancel={onCancel}
      onBusy={onBusy}
      act={async (confirmation) => {
        setApp(await begin(confirmation).unwrap());
        return undefined;
      }}
    >
      <p className={form.said}>{t.setUpAbout}</p>
    </ProofForm>
  );
}

interface FirstCodeProps extends Omit<SetUpProps, 'email'> {
  secret: string;
  uri: string;
}

function FirstCode({ secret, uri, onCancel, onDone, onBusy }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [turnOn, { isLoading }] = useTurnOnSecondFactorMutation();
  const inFlight = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  // The form that had the focus is gone.
  useEffect(() => field.current?.focus(), []);
  useReportBusy(isLoading, onBusy);
  const send = async (typed: string) => {
    if (inFlight.current) return;
    if (typed.length < DIGITS) return setWrong(t.codeNeeded);
    inFlight.current = true;
    try {
      onDone((await turnOn({ code: typed }).unwrap()).recoveryCodes);
    } catch (failure) {
      setWrong(problemText(failure, t.notTurnedOn));
      inFlight.current = false;
    }
  };
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, DIGITS);
    setWrong(null);
    setCode(digits);
    if (digits.length === DIGITS && digits !== code) void send(digits);
  };
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <p className={form.said}>{t.scan}</p>
      <QrCode text={uri} label={t.qr} className={classes.qr} />
      <p className={form.said}>{t.orType}</p>
      <div className={classes.secret}>
        <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={secret} size="s" />
      </div>
      <TextInput
        label={t.firstCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={field}
        value={code}
        error={wrong}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <div className={form.buttons}>
        <Button look="quiet" disabled={isLoading} onClick={onCancel}>
          {texts.ui.cancel}
        </Button>
        <Button type="submit" busy={isLoading}>
          {t.turnOn}
        </Button>
      </div>
    </form>
  );
}
