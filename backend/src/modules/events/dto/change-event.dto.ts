// What of an event may change, on the wire.
import { Day, Location, Name, Players, Store, TimeOfDay, Word, Zone } from './event-fields.js';

/** The fields to change; what is left out stays. */
export class ChangeEvent {
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
  @Players(
    'How many it takes; null for everybody. Lowered, it sends those who came last back to the waiting list.',
  )
  capacity?: number | null;
  @Players('How many it needs to take place; null where that doesn’t matter.')
  leastPlayers?: number | null;
}
