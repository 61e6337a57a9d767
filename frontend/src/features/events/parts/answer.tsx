/** What its reader has answered to an event, what becomes of it, and what can be done: for members. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type OwnAttendance, useGetOwnAttendanceQuery, useSeeEventMutation } from '../../../api/attendance';
import { pendingStep } from '../../../browser/pending-step';
import { formatUntil } from '../../../lib/format-until';
import { bringListPath } from '../../../lib/paths';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import classes from './answer.module.css';
import { EventChanges } from './event-changes';
import { useAnswer } from './use-answer';

/** The store may give a place, or check its reader in; in milliseconds. */
const POLLING_MS = 60_000;
const t = texts.attendance;

interface AnswerProps {
  event: string;
  /** The IANA zone of its place. */
  timeZone: string;
}

export default function Answer({ event, timeZone }: AnswerProps) {
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetOwnAttendanceQuery(event, {
    // A notification that a place is free brings this tab back as it was.
    refetchOnFocus: true,
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
  });
  const { answer, leave, busy } = useAnswer(event);
  const home = useRef<HTMLElement>(null);
  const pending = useRef(answer);
  useEffect(() => {
    // Remembered until it is saved or refused: a reload tries again what the network lost.
    if (pendingStep('attend') === event) void pending.current('GOING');
  }, [event]);
  const changes = useChanges(event, data);
  if (!data && error)
    return (
      <ErrorState
        message={problemText(error, t.notLoaded)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Button busy>{t.go}</Button>;
  /** The pressed button goes away: the focus goes on to what has come of it. */
  const then = (done: ReturnType<typeof leave>) =>
    void done.then((outcome) => {
      if (outcome === 'saved') home.current?.focus({ preventScroll: true });
    });
  const button = (label: string, act: typeof leave, look: 'filled' | 'quiet' = 'filled') => (
    <Button look={look} busy={busy} onClick={() => then(act())}>
      {label}
    </Button>
  );
  const go = () => answer('GOING');
  const isFull = data.attendance.freePlaces === 0;
  const answers: Record<string, ReactNode> = {
    GOING: button(t.cancel, leave, 'quiet'),
    OFFERED: (
      <>
        {button(t.confirm, go)}
        {button(t.decline, leave, 'quiet')}
      </>
    ),
    WAITING: button(t.leaveList, leave, 'quiet'),
    INTERESTED: (
      <>
        {button(isFull ? t.join : t.go, go)}
        {button(t.forget, leave, 'quiet')}
      </>
    ),
  };
  const said = sayingOf(data, timeZone);
  return (
    <section ref={home} tabIndex={-1} className={classes.answer} aria-label={t.label}>
      <EventChanges changes={changes} live />
      <p role="status" className={classes.said} hidden={said === null}>
        {said}
      </p>
      {data.code && !data.checkedInAt && <Code code={data.code} />}
      {data.state === 'GOING' && (
        <ShowsCards
          event={event}
          isOn={data.showsCards}
          save={async (showsCards) => (await answer('GOING', { showsCards })) === 'saved'}
        />
      )}
      {!data.checkedInAt && (
        <div className={classes.buttons}>
          {answers[data.state ?? ''] ?? (
            <>
              {button(isFull ? t.join : t.go, go)}
              {button(t.interested, () => answer('INTERESTED'), 'quiet')}
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** What has changed since the answer: marked as seen once it is shown, and shown as long as the page is. */
function useChanges(event: string, own: OwnAttendance | undefined): OwnAttendance['changes'] {
  const [see] = useSeeEventMutation();
  const [shown, setShown] = useState<OwnAttendance['changes']>([]);
  const { changes, version } = own ?? {};
  const isNew = changes !== undefined && changes.length > 0;
  if (isNew && changes !== shown) setShown(changes);
  useEffect(() => {
    // Where it is not saved, it is marked once more.
    if (isNew) void see({ uuid: event, seenEvent: { version: version ?? null } });
  }, [see, event, isNew, version]);
  return shown;
}

interface ShowsCardsProps {
  event: string;
  isOn: boolean;
  /** True once it is saved. */
  save: (isOn: boolean) => Promise<boolean>;
}

/** Whether others who go see which cards they could swap, and the way to what they want. */
function ShowsCards({ event, isOn, save }: ShowsCardsProps) {
  // As it was pressed, until the answer is read again.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [read, setRead] = useState(isOn);
  if (isOn !== read) {
    setRead(isOn);
    setPressed(null);
  }
  const press = async (wanted: boolean) => {
    setPressed(wanted);
    if (!(await save(wanted))) setPressed(null);
  };
  return (
    <div className={classes.cards}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={pressed ?? isOn}
          onChange={({ currentTarget }) => void press(currentTarget.checked)}
        />
        {t.showsCards}
      </label>
      {isOn && <Link to={bringListPath(event)}>{t.bring}</Link>}
    </div>
  );
}

const Code = ({ code }: { code: string }) => (
  <p className={classes.code}>
    <span className={classes.muted}>{t.code}</span>
    <strong>{code}</strong>
    <span className={classes.muted}>{t.codeWhy}</span>
  </p>
);

/** What has become of an answer; null while there is none. */
function sayingOf(own: OwnAttendance, timeZone: string): ReactNode {
  const { state, position, confirmBy, checkedInAt } = own;
  if (checkedInAt) return t.checkedIn;
  switch (state) {
    case 'GOING':
      return t.isGoing;
    case 'INTERESTED':
      return t.isInterested;
    case 'WAITING':
      return `${t.isWaiting(position ?? 1)} ${t.waitingWhy}`;
    case 'OFFERED':
      return `${t.isOffered(formatUntil(confirmBy ?? '', { timeZone }))} ${t.offeredWhy}`;
    case 'LAPSED':
      return t.hasLapsed;
    default:
      return null;
  }
}
