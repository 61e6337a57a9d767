/** The passkeys of an account: added, renamed and removed here. */
import { Skeleton, TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import {
  type PasskeyDto,
  useAddPasskeyMutation,
  useBeginPasskeyRegistrationMutation,
  useGetPasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '../../../../api/auth';
import {
  canUsePasskeys,
  localPasskeyAddress,
  makePasskey,
  passkeyFailure,
} from '../../../../browser/passkeys';
import { formatTimeAgo } from '../../../../lib/format-time-ago';
import { problemText } from '../../../../lib/problem';
import { texts } from '../../../../texts';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Dialog } from '../../../../ui/dialog';
import { ErrorState } from '../../../../ui/error-state';
import { toastSuccess } from '../../../../ui/toast';
import form from '../form.module.css';
import { ProofForm } from './proof-form';
import classes from './security.module.css';

const t = texts.security.passkeys;
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
      <h3 className={classes.title}>{t.title}</h3>
      <p className={classes.about}>{t.about}</p>
      {!data && isError ? (
        <ErrorState message={t.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <div role="status" aria-label={t.loading}>
          <Skeleton h={48} />
        </div>
      ) : data.length === 0 ? (
        <p className={classes.about}>{t.none}</p>
      ) : (
        <ul className={classes.list} aria-label={t.title}>
          {data.map((passkey) => (
            <li key={passkey.uuid} className={classes.row}>
              <div>
                <strong>{passkey.name}</strong>
                <p className={classes.about}>
                  {passkey.lastUsedAt ? t.used(formatTimeAgo(passkey.lastUsedAt)) : t.unused}
                  {passkey.synced && ` · ${t.synced}`}
                </p>
              </div>
              <div className={form.buttons}>
                <Button
                  look="quiet"
                  size="s"
                  aria-label={t.renameOf(passkey.name)}
                  onClick={() => setOpen({ kind: 'rename', passkey })}
                >
                  {t.rename}
                </Button>
                <Button
                  look="quiet"
                  size="s"
                  aria-label={t.removeOf(passkey.name)}
                  onClick={() => setOpen({ kind: 'remove', passkey })}
                >
                  {t.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button ref={add} look="quiet" onClick={() => setOpen({ kind: 'add' })}>
          {t.add}
        </Button>
      ) : (
        <p className={classes.about}>
          {local ? (
            <>
              {t.localOnly} <a href={local}>{new URL(local).origin}</a>
            </>
          ) : (
            t.unsupported
          )}
        </p>
      )}
      <Dialog opened={open?.kind === 'add'} onClose={close} title={t.add} phone="page" home={add} top>
        <AddPasskey email={email} known={(data ?? []).length > 0} onCancel={close} onDone={done} />
      </Dialog>
      <Dialog opened={open?.kind === 'rename'} onClose={close} title={t.renameTitle} phone="sheet" home={add}>
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
      submit={t.create}
      failed={t.notAdded}
      passkeys={known}
      onCancel={onCancel}
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

function RenamePasskey({ passkey, onCancel, onDone }: StepProps & { passkey: PasskeyDto }) {
  const [name, setName] = useState(passkey.name);
  const [rename, { isLoading, error }] = useRenamePasskeyMutation();
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

function RemovePasskey({ passkey, home, onCancel, onDone }: RemoveProps) {
  const [remove, { isLoading, error, reset }] = useRemovePasskeyMutation();
  const close = () => {
    reset();
    onCancel();
  };
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
      onCancel={close}
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
