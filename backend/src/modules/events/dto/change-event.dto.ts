// What of an event may change, on the wire.
import { EventDetailsBody } from './event-details.dto.js';
import { Day, EndDay, EndTime, Location, Name, Store, TimeOfDay, Word, Zone } from './event-fields.js';

/** The fields to change; what is left out stays. */
export class ChangeEvent extends EventDetailsBody {
  @Name('optional')
  name?: string;
  @Day('optional')
  date?: string;
  @TimeOfDay('optional')
  time?: string;
  @Location('optional')
  location?: string;
  @Word('optional', 'COMMANDER')
  format?: string;
  @Word('optional', 'MAGIC_THE_GATHERING')
  tcg?: string;
  @Store('optional')
  userId?: string;
  @Zone()
  timeZone?: string;
  @EndDay()
  endDate?: string | null;
  @EndTime()
  endTime?: string | null;
}
