// What it takes to schedule an event, on the wire.
import { EventDetailsBody } from './event-details.dto.js';
import { Day, EndDay, EndTime, Location, Name, Store, TimeOfDay, Word, Zone } from './event-fields.js';

/** A new event of the caller. */
export class ScheduleEvent extends EventDetailsBody {
  @Name('required')
  name: string;
  @Day('required')
  date: string;
  @TimeOfDay('required')
  time: string;
  @Location('required')
  location: string;
  @Word('required', 'COMMANDER')
  format: string;
  @Word('required', 'MAGIC_THE_GATHERING')
  tcg: string;
  @Store('optional')
  userId?: string;
  @Zone()
  timeZone?: string;
  @EndDay()
  endDate?: string | null;
  @EndTime()
  endTime?: string | null;
}
