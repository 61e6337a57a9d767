/** One device that the account is logged in on. */
import { type SessionDto, useEndSessionMutation } from '../../../api/auth';
import { agoWords, momentInFull } from '../../../lib/ago-words';
import { problemStatus, problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { BusyButton } from '../../../ui/busy-button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from './devices-dialog.module.css';

const words = texts.ownData.devices;

interface DeviceProps {
  session: SessionDto;
  /** It was logged out. */
  onEnded: () => void;
  /** It logged out by itself meanwhile: the list is not what it was. */
  onUnknown: () => void;
}

export function Device({ session, onEnded, onUnknown }: DeviceProps) {
  const [end, { isLoading }] = useEndSessionMutation();
  const name = nameOf(session);
  const logOut = async () => {
    try {
      await end(session.uuid).unwrap();
      toastSuccess(words.ended);
      onEnded();
    } catch (failure) {
      toastError(problemText(failure, words.notEnded));
      if (problemStatus(failure) === 404) onUnknown();
    }
  };
  return (
    <li className={classes.device}>
      <div>
        <strong>{name}</strong>
        <p className={classes.when}>
          {session.current ? (
            words.current
          ) : (
            <time dateTime={session.lastUsedAt} title={momentInFull(session.lastUsedAt)}>
              {words.used(agoWords(session.lastUsedAt))}
            </time>
          )}
        </p>
      </div>
      {!session.current && (
        <BusyButton
          variant="default"
          aria-label={words.endOf(name)}
          busy={isLoading}
          onClick={() => void logOut()}
        >
          {words.end}
        </BusyButton>
      )}
    </li>
  );
}

const nameOf = ({ browser, system }: SessionDto): string =>
  [browser, system].filter((each) => each !== null).join(' · ') || words.unknown;
