/** What has changed of an event since its reader answered it. */
import type { OwnAttendance } from '../../../api/attendance';
import { texts } from '../../../texts';
import classes from './event-changes.module.css';

const t = texts.attendance.changes;

interface EventChangesProps {
  changes: OwnAttendance['changes'];
  /** Read out when it appears. */
  live?: boolean;
}

export const EventChanges = ({ changes, live }: EventChangesProps) =>
  changes.length === 0 ? null : (
    <p className={classes.changes} role={live ? 'status' : undefined}>
      {t.since(changes.map((change) => t.words[change]).join(', '))}
    </p>
  );
