/** What can be done with a passkey: it is added, renamed or removed. */
import { TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import {
  type PasskeyDto,
  useAddPasskeyMutation,
  useBeginPasskeyRegistrationMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '../../../../api/auth';
import { makePasskey, passkeyFailure } from '../../../../browser/passkeys';
import { problemText } from '../../../../lib/problem';
import { useReportBusy } from '../../../../lib/use-report-busy';
import { texts } from '../../../../texts';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import form from '../form.module.css';
import { ProofForm } from './proof-form';

const t = texts.security.passkeys;
const NAME_LENGTH = 60;

interface StepProps {
  onCancel: () => void;
  onDone: (said: string) => void;
}

/** A step that holds its dialog open while it is sent. */
interface SentStepProps extends StepProps {
  onBusy: (busy: boolean) => void;
}

export function AddPasskey({
  email,
  known,
  onCancel,
  onDone,
  onBusy,
}: SentStepProps & { email: string; known: boolean }) {
  const [name, setName] = useState(deviceName);
  const [begin] = useBeginPasskeyRegistrationMutation();
  const [add] = useAddPasskeyMutation();
  return (
    <ProofForm
      email={email}
      submit={t.create}
      failed={t.notAdded}
      passkeys={known}
      onCancel={onCancel}
      onBusy={onBusy}
      act={async (confirmation) => {
        const options = await begin(confirmation).unwrap();
        try {
          const credential = await makePasskey(options);
          await add({ addPasskey: { name: name.trim() || deviceName(), credential } }).unwrap();
        } catch (failure) {
          if (passkeyFailure(failure) === 'known') return t.known;
          throw failure;
        }
        onDone(t.added);
        return undefined;
      }}
    >
      <p className={form.said}>{t.addAbout}</p>
      <TextInput
        label={t.name}
        maxLength={NAME_LENGTH}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </ProofForm>
  );
}

export function RenamePasskey({
  passkey,
  onCancel,
  onDone,
  onBusy,
}: SentStepProps & { passkey: PasskeyDto }) {
  const [name, setName] = useState(passkey.name);
  const [rename, { isLoading, error }] = useRenamePasskeyMutation();
  useReportBusy(isLoading, onBusy);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { error: refused } = await rename({ uuid: passkey.uuid, renamePasskey: { name } });
    if (!refused) onDone(t.renamed);
  };
  return (
    <form className={form.form} onSubmit={(event) => void send(event)} noValidate>
      <TextInput
        label={t.name}
        maxLength={NAME_LENGTH}
        data-autofocus
        value={name}
        error={error && problemText(error, t.notRenamed)}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={form.buttons}>
        <Button look="quiet" disabled={isLoading} onClick={onCancel}>
          {texts.ui.cancel}
        </Button>
        <Button type="submit" busy={isLoading}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

interface RemoveProps extends StepProps {
  passkey: PasskeyDto | null;
  home: RefObject<HTMLElement | null>;
}

export function RemovePasskey({ passkey, home, onCancel, onDone }: RemoveProps) {
  const [remove, { isLoading, error, reset }] = useRemovePasskeyMutation();
  // Said once: not when another one is asked about.
  useEffect(() => {
    if (!passkey) reset();
  }, [passkey, reset]);
  const confirm = async () => {
    if (!passkey) return;
    const { error: refused } = await remove(passkey.uuid);
    if (!refused) onDone(t.removed);
  };
  return (
    <ConfirmDialog
      opened={passkey !== null}
      title={t.removeTitle}
      confirm={t.remove}
      busy={isLoading}
      failure={error ? problemText(error, t.notRemoved) : null}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
      home={home}
    >
      {t.removeAbout(passkey?.name ?? '')}
    </ConfirmDialog>
  );
}

/** What most people call the device that they are on. */
function deviceName(): string {
  const { userAgent } = navigator;
  const names = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];
  return names.find((name) => userAgent.includes(name)) ?? t.title;
}
