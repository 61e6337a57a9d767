// Reads the events of an iCalendar file: the properties of each VEVENT, without those of what is inside it.
import { linesOf, type PropertyLine } from './calendar-lines.js';
import { zoneNamed } from './calendar-time.js';

/** How many events of a file are read. */
export const MAX_COMPONENTS = 1_000;
/** How many properties of one. */
const MAX_PROPERTIES = 500;
/** How many zones of a file are looked up: each takes the time of many lines. */
const MAX_ZONES = 100;

/** An event of a file; a property may be there several times. */
export type Component = ReadonlyMap<string, readonly PropertyLine[]>;

/** What a file holds. */
export interface ReadCalendar {
  readonly events: readonly Component[];
  /** Where times without a zone are meant, as some programs say it. */
  readonly zone: string | undefined;
  /** Not all events were read. */
  readonly isCut: boolean;
}

/** Reads a file; undefined for what is no calendar. Depth is counted, not followed: nesting costs nothing. */
export function readCalendar(text: string): ReadCalendar | undefined {
  const events: Component[] = [];
  const zones = new Zones();
  let zone: string | undefined;
  let isCalendar = false;
  let event: Map<string, PropertyLine[]> | undefined;
  let properties = 0;
  /** How deep inside of the event: a VALARM has a description, too. */
  let depth = 0;
  for (const line of linesOf(text)) {
    const { name } = line;
    const component = line.value.trim().toUpperCase();
    if (name === 'BEGIN') {
      if (component === 'VCALENDAR') isCalendar = true;
      if (event) depth += 1;
      else if (component === 'VEVENT') {
        if (events.length >= MAX_COMPONENTS) return { events, zone, isCut: true };
        [event, depth, properties] = [new Map(), 0, 0];
      }
    } else if (name === 'END') {
      if (event && depth === 0 && component === 'VEVENT') {
        events.push(event);
        event = undefined;
      } else if (depth > 0) depth -= 1;
    } else if (event) {
      if (depth === 0 && ++properties <= MAX_PROPERTIES)
        event.set(name, [...(event.get(name) ?? []), zones.of(line)]);
    } else if (name === 'X-WR-TIMEZONE') zone ??= line.value.trim();
  }
  return isCalendar ? { events, zone, isCut: false } : undefined;
}

/** The zones of a file, each looked up once. */
class Zones {
  private readonly known = new Map<string, string | undefined>();

  /** The line with the zone of its TZID. */
  of(line: PropertyLine): PropertyLine {
    const name = line.params.get('TZID');
    if (!name) return line;
    if (!this.known.has(name) && this.known.size < MAX_ZONES) this.known.set(name, zoneNamed(name));
    return { ...line, zone: this.known.get(name) };
  }
}
