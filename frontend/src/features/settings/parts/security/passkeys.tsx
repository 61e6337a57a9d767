/** The passkeys of an account: added, renamed and removed here. */
import { Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import { type PasskeyDto, useGetPasskeysQuery } from '../../../../api/auth';
import { canUsePasskeys, localPasskeyAddress } from '../../../../browser/passkeys';
import { formatTimeAgo } from '../../../../lib/format-time-ago';
import { texts } from '../../../../texts';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { ErrorState } from '../../../../ui/error-state';
import { toastSuccess } from '../../../../ui/toast';
import form from '../form.module.css';
import { AddPasskey, RemovePasskey, RenamePasskey } from './passkey-steps';
import classes from './security.module.css';

const t = texts.security.passkeys;

/** What is open: the form that adds one, or a question about one. */
type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: PasskeyDto } | null;

export function Passkeys({ email }: { email: string }) {
  const { data, isError, isFetching, refetch } = useGetPasskeysQuery(
    { limit: 100 },
    { refetchOnMountOrArgChange: true },
  );
  const [open, setOpen] = useState<Open>(null);
  const [busy, setBusy] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(null);
    // What was done may have lost its answer.
    void refetch();
  };
  const done = (said: string) => {
    toastSuccess(said);
    close();
  };
  const local = localPasskeyAddress();
  return (
    <div className={classes.block}>
      <h3 ref={title} tabIndex={-1} className={classes.title}>
        {t.title}
      </h3>
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
      <Dialog
        opened={open?.kind === 'add'}
        onClose={close}
        title={t.add}
        phone="page"
        busy={busy}
        home={add}
        top
      >
        <AddPasskey
          email={email}
          known={(data ?? []).length > 0}
          onCancel={close}
          onDone={done}
          onBusy={setBusy}
        />
      </Dialog>
      <Dialog
        opened={open?.kind === 'rename'}
        onClose={close}
        title={t.renameTitle}
        phone="sheet"
        busy={busy}
        home={add}
      >
        {open?.kind === 'rename' && (
          <RenamePasskey passkey={open.passkey} onCancel={close} onDone={done} onBusy={setBusy} />
        )}
      </Dialog>
      <RemovePasskey
        passkey={open?.kind === 'remove' ? open.passkey : null}
        home={title}
        onCancel={close}
        onDone={done}
      />
    </div>
  );
}
