/** The address of one's own calendar: created, copied once, replaced, revoked. */
import { Skeleton } from '@mantine/core';
import { useRef, useState } from 'react';
import {
  type CalendarAddress,
  useGetOwnCalendarQuery,
  useRenewOwnCalendarMutation,
  useRevokeOwnCalendarMutation,
} from '../../api/calendars';
import { asWebcal } from '../../lib/calendar-paths';
import { formatDate } from '../../lib/format-date';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { ErrorState } from '../../ui/error-state';
import { toastSuccess } from '../../ui/toast';
import classes from './calendars.module.css';
import { CopyAddress } from './parts/copy-address';

type Step = 'replace' | 'revoke';

export default function CalendarSettings() {
  const t = texts.calendars.own;
  // It may have been replaced or revoked in another tab.
  const { data, error, refetch } = useGetOwnCalendarQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (error && !data)
    return <ErrorState message={problemText(error, t.notLoaded)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label={t.loading} aria-busy>
        <Skeleton h={44} radius="md" />
      </div>
    );
  return <OwnCalendar createdAt={data.createdAt} />;
}

function OwnCalendar({ createdAt }: { createdAt: string | null }) {
  const t = texts.calendars.own;
  const [renew, renewal] = useRenewOwnCalendarMutation();
  const [revoke, revocation] = useRevokeOwnCalendarMutation();
  const [step, setStep] = useState<Step | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** The address that was made last. It is in no cache: leaving the page forgets it. */
  const [made, setMade] = useState<CalendarAddress | null>(null);
  const url = made?.createdAt === createdAt ? made?.url : undefined;
  const home = useRef<HTMLButtonElement>(null);

  const close = () => {
    setStep(null);
    setFailure(null);
  };
  const ask = (next: Step) => {
    setFailure(null);
    setStep(next);
  };
  const create = async () => {
    try {
      setMade(await renew().unwrap());
      close();
    } catch (problem) {
      setFailure(problemText(problem, t.notCreated));
    }
  };
  const end = async () => {
    try {
      await revoke().unwrap();
      close();
      toastSuccess(t.revoked);
    } catch (problem) {
      setFailure(problemText(problem, t.notRevoked));
    }
  };
  const isReplacing = step === 'replace';
  return (
    <div className={classes.stack}>
      <p>{createdAt === null ? t.none : t.since(formatDate(createdAt))}</p>
      {url && (
        <>
          <CopyAddress label={t.address} value={url} />
          <p className={classes.muted}>{t.once}</p>
          <p>
            <a href={asWebcal(url)}>{t.open}</a>
          </p>
        </>
      )}
      {createdAt !== null && !url && <p className={classes.muted}>{t.notShownAgain}</p>}
      {failure && step === null && <p role="alert">{failure}</p>}
      <div className={classes.buttons}>
        <Button
          ref={home}
          look="quiet"
          busy={renewal.isLoading}
          onClick={() => (createdAt === null ? void create() : ask('replace'))}
        >
          {createdAt === null ? t.create : t.replace}
        </Button>
        {createdAt !== null && (
          <Button look="danger" onClick={() => ask('revoke')}>
            {t.revoke}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={step !== null}
        title={isReplacing ? t.replaceTitle : t.revokeTitle}
        confirm={isReplacing ? t.replace : t.revoke}
        danger={!isReplacing}
        busy={renewal.isLoading || revocation.isLoading}
        failure={failure}
        onConfirm={() => void (isReplacing ? create() : end())}
        onCancel={close}
        home={home}
      >
        {isReplacing ? t.replaceText : t.revokeText}
      </ConfirmDialog>
    </div>
  );
}
