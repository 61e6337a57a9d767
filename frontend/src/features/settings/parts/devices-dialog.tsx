/** The devices that the account is logged in on, and logging them out from here. */
import type { RefObject } from 'react';
import { useState } from 'react';
import {
  type SessionDto,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
} from '../../../api/auth';
import { readersLocale } from '../../../lib/locale';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { BusyButton } from '../../../ui/busy-button';
import { Dialog } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/error-state';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './devices-dialog.module.css';

interface DevicesDialogProps {
  opened: boolean;
  onClose: () => void;
  home: RefObject<HTMLElement | null>;
}

const words = texts.settings.devices;

export default function DevicesDialog({ opened, onClose, home }: DevicesDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.heading} phone="page" home={home} top>
      <DeviceList />
    </Dialog>
  );
}

function DeviceList() {
  const { data, isError, isFetching, refetch } = useGetSessionsQuery(
    { limit: 100 },
    { refetchOnMountOrArgChange: true },
  );
  const [endSession] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const logOut = async (what: string, call: () => Promise<unknown>, done: string) => {
    setBusy(what);
    try {
      await call();
      await refetch();
      toastSuccess(done);
    } catch (failure) {
      toastError(problemText(failure, words.notEnded));
    }
    setBusy(null);
  };
  if (isError && !data)
    return <ErrorState message={words.failed} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <p role="status">{words.loading}</p>;
  return (
    <>
      <ul className={classes.list}>
        {data.map((session) => (
          <li key={session.uuid} className={classes.device}>
            <div>
              <strong>{nameOf(session)}</strong>
              <p className={classes.when}>
                {session.current ? words.current : words.used(momentWords(session.lastUsedAt))}
              </p>
            </div>
            {!session.current && (
              <BusyButton
                variant="default"
                aria-label={words.endOf(nameOf(session))}
                busy={busy === session.uuid}
                onClick={() =>
                  void logOut(session.uuid, () => endSession(session.uuid).unwrap(), words.ended)
                }
              >
                {words.end}
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      {data.some(({ current }) => !current) && (
        <BusyButton
          variant="default"
          busy={busy === 'others'}
          onClick={() => void logOut('others', () => endOthers().unwrap(), words.othersEnded)}
        >
          {words.endOthers}
        </BusyButton>
      )}
    </>
  );
}

const nameOf = ({ browser, system }: SessionDto): string =>
  [browser, system].filter((each) => each !== null).join(' · ') || words.unknown;

const momentWords = (iso: string): string =>
  new Intl.DateTimeFormat(readersLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
