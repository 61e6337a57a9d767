/** A form that asks its reader to show that it is them, with the password, a passkey or a code, before it does something. */
import { Anchor, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type ConfirmationOrCode, useBeginConfirmationMutation } from '../../../../api/auth';
import { canUsePasskeys, isAnswer, passkeyFailure, signWithPasskey } from '../../../../browser/passkeys';
import { fieldProblems, problemText } from '../../../../lib/problem';
import { useReportBusy } from '../../../../lib/use-report-busy';
import { texts } from '../../../../texts';
import { Button } from '../../../../ui/button';
import { Hint } from '../../../../ui/hint';
import { PasswordField } from '../../../../ui/password-field';
import classes from '../form.module.css';

const t = texts.security.proof;

interface ProofFormProps {
  email: string;
  /** The content above the proof. */
  children?: ReactNode;
  submit: string;
  failed: string;
  /** A code of the app will do as well. */
  codes?: boolean;
  /** A passkey will do as well. */
  passkeys?: boolean;
  /** Does what is asked for; rejects where it was refused. A string is what to say, without an error of the server. */
  act: (proof: ConfirmationOrCode) => Promise<string | undefined>;
  onCancel: () => void;
  /** Whether it is being done, so that the dialog around the form stays open until then. */
  onBusy: (busy: boolean) => void;
}

export function ProofForm({
  email,
  children,
  submit,
  failed,
  codes,
  passkeys,
  act,
  onCancel,
  onBusy,
}: ProofFormProps) {
  const [kind, setKind] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const inFlight = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const [begin] = useBeginConfirmationMutation();
  useReportBusy(busy, onBusy);

  const run = async (proof: () => Promise<ConfirmationOrCode>) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setWrong(null);
    setFailure(null);
    try {
      const said = await act(await proof());
      // Done: what is pressed until the form goes is not sent again.
      if (said === undefined) return;
      setFailure(said);
    } catch (problem) {
      const refused = fieldProblems(problem);
      const atField = refused.password ?? refused.code;
      if (atField) {
        setWrong(atField);
        field.current?.focus();
      } else if (isAnswer(problem) || passkeyFailure(problem) === 'other')
        setFailure(problemText(problem, failed));
    }
    inFlight.current = false;
    setBusy(false);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') {
      setWrong(kind === 'password' ? t.passwordNeeded : t.codeNeeded);
      field.current?.focus();
      return;
    }
    void run(async () => (kind === 'password' ? { password: typed } : { code: typed }));
  };
  const turn = () => {
    setKind(kind === 'password' ? 'code' : 'password');
    setTyped('');
    setWrong(null);
    setTimeout(() => field.current?.focus());
  };
  const shared = {
    ref: field,
    value: typed,
    error: wrong,
    'data-autofocus': true,
    onChange: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
  };

  return (
    <form className={classes.form} onSubmit={send} noValidate>
      {children}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {kind === 'password' ? (
        <PasswordField label={t.password} autoComplete="current-password" {...shared} />
      ) : (
        <TextInput label={t.code} autoComplete="one-time-code" spellCheck={false} {...shared} />
      )}
      {codes && (
        <Anchor component="button" type="button" size="sm" py={4} ta="start" onClick={turn}>
          {kind === 'password' ? t.useCode : t.usePassword}
        </Anchor>
      )}
      {passkeys && canUsePasskeys() && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          py={4}
          ta="start"
          onClick={() => void run(async () => ({ passkey: await signWithPasskey(await begin().unwrap()) }))}
        >
          {t.usePasskey}
        </Anchor>
      )}
      {failure && (
        <Hint kind="danger" role="alert">
          {failure}
        </Hint>
      )}
      <div className={classes.buttons}>
        <Button look="quiet" disabled={busy} onClick={onCancel}>
          {texts.ui.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
