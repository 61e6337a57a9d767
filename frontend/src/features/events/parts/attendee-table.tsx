/** Who goes to an event and who waits, in their order, with what the store records at the door. */
import { memo } from 'react';
import { type Attendee, useRecordArrivalMutation } from '../../../api/attendees';
import { failureText } from '../../../lib/failure-text';
import { formatUntil } from '../../../lib/format-until';
import { toWall, zoneNote } from '../../../lib/when';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError } from '../../../ui/toast';
import classes from '../attendees.module.css';

const t = texts.attendees;

/** Somebody, with their number in the order of the answers. */
interface DoorRow {
  nth: number;
  attendee: Attendee;
  /** Others are left out on the screen. */
  isFound: boolean;
}

export interface AttendeeTableProps {
  event: string;
  /** The IANA zone of its place. */
  timeZone: string;
  rows: readonly DoorRow[];
  /** Who did not come can be recorded. */
  hasBegun: boolean;
}

export const AttendeeTable = ({ rows, ...of }: AttendeeTableProps) => (
  <table className={classes.table} aria-label={t.title}>
    <thead>
      <tr>
        <th scope="col">#</th>
        <th scope="col">{t.name}</th>
        <th scope="col">{t.state}</th>
        <th scope="col">{t.arrival}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.attendee.account} {...of} {...row} />
      ))}
    </tbody>
  </table>
);

/** An event has up to 5,000: a search draws those alone that it shows or hides. */
const Row = memo(function Row({
  event,
  timeZone,
  hasBegun,
  nth,
  attendee,
  isFound,
}: Omit<AttendeeTableProps, 'rows'> & DoorRow) {
  const { account, name, state, arrival, checkedInAt, confirmBy, noShows } = attendee;
  const [record, { isLoading }] = useRecordArrivalMutation();
  const set = async (to: Attendee['arrival']) => {
    try {
      await record({ uuid: event, account, recordArrival: { arrival: to } }).unwrap();
    } catch (failure) {
      toastError(failureText(failure, t.notRecorded));
    }
  };
  const button = (label: string, named: string, to: Attendee['arrival'], look: 'quiet' | 'subtle') => (
    <Button look={look} size="s" busy={isLoading} aria-label={named} onClick={() => void set(to)}>
      {label}
    </Button>
  );
  return (
    <tr hidden={!isFound}>
      <td>{nth}</td>
      <td>
        <span dir="auto">{name}</span>
        {noShows > 0 && <span className={classes.small}>{t.noShows(noShows)}</span>}
      </td>
      <td>
        {t.states[state] ?? state}
        {confirmBy && (
          <span className={classes.small}>
            {t.confirmBy(withZone(formatUntil(confirmBy, { timeZone }), confirmBy, timeZone))}
          </span>
        )}
      </td>
      <td>
        {checkedInAt && <span className={classes.small}>{t.checkedIn(timeOf(checkedInAt, timeZone))}</span>}
        {arrival === 'NO_SHOW' && <span className={classes.small}>{t.isNoShow}</span>}
        {state !== 'WAITING' &&
          arrival === 'EXPECTED' &&
          button(t.checkIn, t.checkInOf(name), 'CHECKED_IN', 'quiet')}
        {state === 'GOING' &&
          arrival === 'EXPECTED' &&
          hasBegun &&
          button(t.noShow, t.noShowOf(name), 'NO_SHOW', 'subtle')}
        {arrival !== 'EXPECTED' && button(t.undo, t.undoOf(name), 'EXPECTED', 'subtle')}
      </td>
    </tr>
  );
});

const at = (moment: string) => ({ date: moment.slice(0, 10), time: moment.slice(11, 19) });

/** With the name of the zone, where its clocks differ from those of the reader. */
const withZone = (said: string, moment: string, timeZone: string): string =>
  [said, zoneNote(at(moment), timeZone)].filter(Boolean).join(' ');

const timeOf = (moment: string, timeZone: string): string =>
  withZone(toWall(at(moment), timeZone).time, moment, timeZone);
