/** One device that the account is logged in on. */
import { type SessionDto, useEndSessionMutation } from '../../../api/auth';
import { formatDateTime, formatTimeAgo } from '../../../lib/format-time-ago';
import { problemStatus, problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './devices-dialog.module.css';

const t = texts.ownData.devices;

interface DeviceProps {
  session: SessionDto;
  /** It was logged out. */
  onEnded: () => void;
  /** It logged out by itself in the meantime: the list is not what it was. */
  onUnknown: () => void;
}

export function Device({ session, onEnded, onUnknown }: DeviceProps) {
  const [end, { isLoading }] = useEndSessionMutation();
  const name = nameOf(session);
  const logOut = async () => {
    try {
      await end(session.uuid).unwrap();
      toastSuccess(t.ended);
      onEnded();
    } catch (failure) {
      toastError(problemText(failure, t.notEnded));
      if (problemStatus(failure) === 404) onUnknown();
    }
  };
  return (
    <li className={classes.device}>
      <div>
        <strong>{name}</strong>
        <p className={classes.when}>
          {session.current ? (
            t.current
          ) : (
            <time dateTime={session.lastUsedAt} title={formatDateTime(session.lastUsedAt)}>
              {t.used(formatTimeAgo(session.lastUsedAt))}
            </time>
          )}
        </p>
      </div>
      {!session.current && (
        <Button look="quiet" aria-label={t.endOf(name)} busy={isLoading} onClick={() => void logOut()}>
          {t.end}
        </Button>
      )}
    </li>
  );
}

const nameOf = ({ browser, system }: SessionDto): string =>
  [browser, system].filter((each) => each !== null).join(' · ') || t.unknown;
