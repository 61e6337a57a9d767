/** Two-step verification: set up, turned off, and its recovery codes. */
import { Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import {
  useGetSecondFactorQuery,
  useRenewRecoveryCodesMutation,
  useTurnOffSecondFactorMutation,
} from '../../../../api/auth';
import { texts } from '../../../../texts';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { ErrorState } from '../../../../ui/error-state';
import { toastSuccess } from '../../../../ui/toast';
import form from '../form.module.css';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import classes from './security.module.css';
import { SetUp } from './set-up';

const t = texts.security.twoStep;

type Open = 'set-up' | 'turn-off' | 'renew' | 'codes' | null;

export function TwoStep({ email }: { email: string }) {
  const { data, isError, isFetching, refetch } = useGetSecondFactorQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [open, setOpen] = useState<Open>(null);
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [renew] = useRenewRecoveryCodesMutation();
  const [turnOff] = useTurnOffSecondFactorMutation();
  const home = useRef<HTMLParagraphElement>(null);
  const close = () => {
    setOpen(null);
    // What was done may have lost its answer.
    void refetch();
  };
  const dialog = { onClose: close, phone: 'page', busy, home, top: true } as const;
  const show = (drawn: readonly string[]) => {
    setCodes(drawn);
    setOpen('codes');
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
            <Button look="quiet" onClick={() => setOpen('renew')}>
              {t.renew}
            </Button>
            <Button look="quiet" onClick={() => setOpen('turn-off')}>
              {t.turnOff}
            </Button>
          </div>
        </>
      ) : (
        <Button look="quiet" onClick={() => setOpen('set-up')}>
          {t.setUp}
        </Button>
      )}
      <Dialog {...dialog} opened={open === 'set-up'} title={t.setUp}>
        <SetUp email={email} onCancel={close} onDone={show} onBusy={setBusy} />
      </Dialog>
      <Dialog {...dialog} opened={open === 'renew'} title={t.renew}>
        <ProofForm
          email={email}
          submit={t.renew}
          failed={t.notRenewed}
          codes
          onCancel={close}
          onBusy={setBusy}
          act={async (proof) => {
            show((await renew(proof).unwrap()).recoveryCodes);
            return undefined;
          }}
        >
          <p className={form.said}>{t.renewAbout}</p>
        </ProofForm>
      </Dialog>
      <Dialog {...dialog} opened={open === 'turn-off'} title={t.turnOff}>
        <ProofForm
          email={email}
          submit={t.turnOff}
          failed={t.notTurnedOff}
          codes
          onCancel={close}
          onBusy={setBusy}
          act={async (proof) => {
            await turnOff(proof).unwrap();
            close();
            toastSuccess(t.isOff);
            return undefined;
          }}
        >
          <p className={form.said}>{t.turnOffAbout}</p>
        </ProofForm>
      </Dialog>
      {/* Shown once: `busy` keeps it open until they are saved. */}
      <Dialog opened={open === 'codes'} onClose={saved} title={t.codes} phone="page" busy home={home} top>
        <RecoveryCodes codes={codes} onSaved={saved} />
      </Dialog>
    </div>
  );
}
