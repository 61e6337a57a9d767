/** The passkeys of an account: added, renamed and removed here. */
import { Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import { type PasskeyDto, useGetPasskeysQuery } from '../../../../api/auth';
import { canUsePasskeys, localPasskeyAddress } from '../../../../browser/passkeys';
import { useHistoryDialog } from '../../../../browser/use-history-dialog';
import { formatTimeAgo } from '../../../../lib/format-time-ago';
import { texts } from '../../../../texts';
import { Button } from '../../../../ui/button';
import { ErrorState } from '../../../../ui/error-state';
import { FormDialog } from '../../../../ui/form-dialog';
import { toastSuccess } from '../../../../ui/toast';
import formClasses from '../form.module.css';
import { AddPasskey, RemovePasskey, RenamePasskey } from './passkey-steps';
import classes from './security.module.css';
import { useWhenClosed } from './use-when-closed';

const t = texts.security.passkeys;

/** What is open: the form that adds one, or a question about one. */
type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: PasskeyDto };

export function Passkeys({ email }: { email: string }) {
  const { data, isError, isFetching, refetch } = useGetPasskeysQuery(
    { limit: 100 },
    { refetchOnMountOrArgChange: true },
  );
  const { dialog, open, close, isLeaving } = useHistoryDialog<Open>();
  const [busy, setBusy] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // What was done may have lost its answer.
  useWhenClosed(dialog, () => void refetch());
  const done = (said: string) => {
    toastSuccess(said);
    close();
  };
  const form = { onClose: close, isLeaving, unsaved: false, busy, home: add };
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
              <div className={formClasses.buttons}>
                <Button
                  look="quiet"
                  size="s"
                  aria-label={t.renameOf(passkey.name)}
                  onClick={() => open({ kind: 'rename', passkey })}
                >
                  {t.rename}
                </Button>
                <Button
                  look="quiet"
                  size="s"
                  aria-label={t.removeOf(passkey.name)}
                  onClick={() => open({ kind: 'remove', passkey })}
                >
                  {t.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button ref={add} look="quiet" onClick={() => open({ kind: 'add' })}>
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
      <FormDialog {...form} opened={dialog?.kind === 'add'} title={t.add} phone="page" top>
        {() => (
          <AddPasskey
            email={email}
            known={(data ?? []).length > 0}
            onCancel={close}
            onDone={done}
            onBusy={setBusy}
          />
        )}
      </FormDialog>
      <FormDialog {...form} opened={dialog?.kind === 'rename'} title={t.renameTitle} phone="sheet">
        {() =>
          dialog?.kind === 'rename' && (
            <RenamePasskey passkey={dialog.passkey} onCancel={close} onDone={done} onBusy={setBusy} />
          )
        }
      </FormDialog>
      <RemovePasskey
        passkey={dialog?.kind === 'remove' ? dialog.passkey : null}
        home={title}
        onCancel={close}
        onDone={done}
      />
    </div>
  );
}
