/** The passkeys of an account: added, renamed and removed here. */
import { Button, Skeleton, TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import {
  type PasskeyDto,
  useAddPasskeyMutation,
  useBeginPasskeyRegistrationMutation,
  useGetPasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '../../../../api/auth';
import { agoWords } from '../../../../lib/ago-words';
import { canUsePasskeys, localPasskeyAddress, makePasskey, passkeyFailure } from '../../../../lib/passkeys';
import { problemText } from '../../../../lib/problem';
import { texts } from '../../../../texts';
import { BusyButton } from '../../../../ui/busy-button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Dialog } from '../../../../ui/dialog';
import { ErrorState } from '../../../../ui/error-state';
import { toastSuccess } from '../../../../ui/toast';
import form from '../form.module.css';
import { ProofForm } from './proof-form';
import classes from './security.module.css';

const words = texts.security.passkeys;
const NAME_LENGTH = 60;

/** What is open: the form that adds one, or a question about one. */
type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: PasskeyDto } | null;

export function Passkeys({ email }: { email: string }) {
  const { data, isError, isFetching, refetch } = useGetPasskeysQuery(
    { limit: 100 },
    { refetchOnMountOrArgChange: true },
  );
  const [open, setOpen] = useState<Open>(null);
  const add = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const done = (said: string) => {
    toastSuccess(said);
    close();
    void refetch();
  };
  const local = localPasskeyAddress();
  return (
    <div className={classes.block}>
      <h3 className={classes.title}>{words.title}</h3>
      <p className={classes.about}>{words.about}</p>
      {!data && isError ? (
        <ErrorState message={words.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <div role="status" aria-label={words.loading}>
          <Skeleton h={48} />
        </div>
      ) : data.length === 0 ? (
        <p className={classes.about}>{words.none}</p>
      ) : (
        <ul className={classes.list} aria-label={words.title}>
          {data.map((passkey) => (
            <li key={passkey.uuid} className={classes.row}>
              <div>
                <strong>{passkey.name}</strong>
                <p className={classes.about}>
                  {passkey.lastUsedAt ? words.used(agoWords(passkey.lastUsedAt)) : words.unused}
                  {passkey.synced && ` · ${words.synced}`}
                </p>
              </div>
              <div className={form.buttons}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={words.renameOf(passkey.name)}
                  onClick={() => setOpen({ kind: 'rename', passkey })}
                >
                  {words.rename}
                </Button>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={words.removeOf(passkey.name)}
                  onClick={() => setOpen({ kind: 'remove', passkey })}
                >
                  {words.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button ref={add} variant="default" onClick={() => setOpen({ kind: 'add' })}>
          {words.add}
        </Button>
      ) : (
        <p className={classes.about}>
          {local ? (
            <>
              {words.localOnly} <a href={local}>{new URL(local).origin}</a>
            </>
          ) : (
            words.unsupported
          )}
        </p>
      )}
      <Dialog opened={open?.kind === 'add'} onClose={close} title={words.add} phone="page" home={add} top>
        <AddPasskey email={email} known={(data ?? []).length > 0} onCancel={close} onDone={done} />
      </Dialog>
      <Dialog
        opened={open?.kind === 'rename'}
        onClose={close}
        title={words.renameTitle}
        phone="sheet"
        home={add}
      >
        {open?.kind === 'rename' && <RenamePasskey passkey={open.passkey} onCancel={close} onDone={done} />}
      </Dialog>
      <RemovePasskey
        passkey={open?.kind === 'remove' ? open.passkey : null}
        home={add}
        onCancel={close}
        onDone={done}
      />
    </div>
  );
}

interface StepProps {
  onCancel: () => void;
  onDone: (said: string) => void;
}

function AddPasskey({ email, known, onCancel, onDone }: StepProps & { email: string; known: boolean }) {
  const [name, setName] = useState(deviceName);
  const [begin] = useBeginPasskeyRegistrationMutation();
  const [add] = useAddPasskeyMutation();
  return (
    <ProofForm
      email={email}
      submit={words.create}
      failed={words.notAdded}
      passkeys={known}
      onCancel={onCancel}
      act={async (confirmation) => {
        const options = await begin(confirmation).unwrap();
        try {
          const credential = await makePasskey(options);
          await add({ addPasskey: { name: name.trim() || deviceName(), credential } }).unwrap();
        } catch (failure) {
          if (passkeyFailure(failure) === 'known') return words.known;
          throw failure;
        }
        onDone(words.added);
        return undefined;
      }}
    >
      <p className={form.said}>{words.addAbout}</p>
      <TextInput
        label={words.name}
        maxLength={NAME_LENGTH}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </ProofForm>
  );
}

function RenamePasskey({ passkey, onCancel, onDone }: StepProps & { passkey: PasskeyDto }) {
  const [name, setName] = useState(passkey.name);
  const [rename, { isLoading, error }] = useRenamePasskeyMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { error: refused } = await rename({ uuid: passkey.uuid, renamePasskey: { name } });
    if (!refused) onDone(words.renamed);
  };
  return (
    <form className={form.form} onSubmit={(event) => void send(event)} noValidate>
      <TextInput
        label={words.name}
        maxLength={NAME_LENGTH}
        data-autofocus
        value={name}
        error={error && problemText(error, words.notRenamed)}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={form.buttons}>
        <Button variant="default" disabled={isLoading} onClick={onCancel}>
          {texts.ui.cancel}
        </Button>
        <BusyButton type="submit" busy={isLoading}>
          {words.save}
        </BusyButton>
      </div>
    </form>
  );
}

interface RemoveProps extends StepProps {
  passkey: PasskeyDto | null;
  home: RefObject<HTMLElement | null>;
}

function RemovePasskey({ passkey, home, onCancel, onDone }: RemoveProps) {
  const [remove, { isLoading, error, reset }] = useRemovePasskeyMutation();
  const close = () => {
    reset();
    onCancel();
  };
  const confirm = async () => {
    if (!passkey) return;
    const { error: refused } = await remove(passkey.uuid);
    if (!refused) onDone(words.removed);
  };
  return (
    <ConfirmDialog
      opened={passkey !== null}
      title={words.removeTitle}
      confirm={words.remove}
      busy={isLoading}
      failure={error ? problemText(error, words.notRemoved) : null}
      onConfirm={() => void confirm()}
      onCancel={close}
      home={home}
    >
      {words.removeAbout(passkey?.name ?? '')}
    </ConfirmDialog>
  );
}

/** What most people call the device that they are on. */
function deviceName(): string {
  const { userAgent } = navigator;
  const names = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];
  return names.find((name) => userAgent.includes(name)) ?? words.title;
}
