// What it takes to schedule an event, on the wire.
import { Day, Location, Name, Players, Store, TimeOfDay, Word, Zone } from './event-fields.js';

/** A new event of the caller. */
export class ScheduleEvent {
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
  @Players(
    'How many it takes; null for everybody. Lowered, it sends those who came last back to the waiting list.',
  )
  capacity?: number | null;
  @Players('How many it needs to take place; null where that doesn’t matter.')
  leastPlayers?: number | null;
}
