/** Two-step verification: set up, turned off, and its recovery codes. */
import { Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import {
  useGetSecondFactorQuery,
  useRenewRecoveryCodesMutation,
  useTurnOffSecondFactorMutation,
} from '../../../../api/auth';
import { useHistoryDialog } from '../../../../browser/use-history-dialog';
import { texts } from '../../../../texts';
import { Button } from '../../../../ui/button';
import { ErrorState } from '../../../../ui/error-state';
import { FormDialog } from '../../../../ui/form-dialog';
import { toastSuccess } from '../../../../ui/toast';
import form from '../form.module.css';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import classes from './security.module.css';
import { SetUp } from './set-up';
import { useWhenClosed } from './use-when-closed';

const t = texts.security.twoStep;

type Kind = 'set-up' | 'turn-off' | 'renew' | 'codes';

export function TwoStep({ email }: { email: string }) {
  const { data, isError, isFetching, refetch } = useGetSecondFactorQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { dialog, open, close, isLeaving } = useHistoryDialog<{ kind: Kind }>();
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [renew] = useRenewRecoveryCodesMutation();
  const [turnOff] = useTurnOffSecondFactorMutation();
  const home = useRef<HTMLParagraphElement>(null);
  // What was done may have lost its answer.
  useWhenClosed(dialog, () => void refetch());
  const kind = dialog?.kind;
  const shared = { isLeaving, unsaved: false, phone: 'page', home, top: true } as const;
  const proof = { email, codes: true, onCancel: close, onBusy: setBusy };
  const show = (drawn: readonly string[]) => {
    setCodes(drawn);
    open({ kind: 'codes' });
  };
  const saved = () => {
    close();
    setCodes([]);
    toastSuccess(t.isOn);
  };
  return (
    <div className={classes.block}>
      <h3 className={classes.title}>{t.title}</h3>
      <p ref={home} tabIndex={-1} className={classes.about}>
        {t.about}
      </p>
      {!data && isError ? (
        <ErrorState message={t.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <div role="status" aria-label={t.loading}>
          <Skeleton h={36} />
        </div>
      ) : data.turnedOnAt ? (
        <>
          <p className={classes.about}>
            <strong>{t.isOn}</strong> {t.left(data.recoveryCodesLeft)}
          </p>
          <div className={form.buttons}>
            <Button look="quiet" onClick={() => open({ kind: 'renew' })}>
              {t.renew}
            </Button>
            <Button look="quiet" onClick={() => open({ kind: 'turn-off' })}>
              {t.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <Button look="quiet" onClick={() => open({ kind: 'set-up' })}>
          {t.setUp}
        </Button>
      )}
      <FormDialog {...shared} opened={kind === 'set-up'} onClose={close} busy={busy} title={t.setUp}>
        {() => <SetUp email={email} onCancel={close} onDone={show} onBusy={setBusy} />}
      </FormDialog>
      <FormDialog {...shared} opened={kind === 'renew'} onClose={close} busy={busy} title={t.renew}>
        {() => (
          <ProofForm
            {...proof}
            submit={t.renew}
            failed={t.notRenewed}
            act={async (proof) => {
              show((await renew(proof).unwrap()).recoveryCodes);
              return undefined;
            }}
          >
            <p className={form.said}>{t.renewAbout}</p>
          </ProofForm>
        )}
      </FormDialog>
      <FormDialog {...shared} opened={kind === 'turn-off'} onClose={close} busy={busy} title={t.turnOff}>
        {() => (
          <ProofForm
            {...proof}
            submit={t.turnOff}
            failed={t.notTurnedOff}
            act={async (proof) => {
              await turnOff(proof).unwrap();
              close();
              toastSuccess(t.isOff);
              return undefined;
            }}
          >
            <p className={form.said}>{t.turnOffAbout}</p>
          </ProofForm>
        )}
      </FormDialog>
      {/* Shown once: `busy` keeps it open until they are saved. */}
      <FormDialog {...shared} opened={kind === 'codes'} onClose={saved} busy title={t.codes}>
        {() => <RecoveryCodes codes={codes} onSaved={saved} />}
      </FormDialog>
    </div>
  );
}
