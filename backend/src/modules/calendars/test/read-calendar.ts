// Reads calendars with ical.js, which has nothing in common with what writes them.
import ICAL from 'ical.js';

/** An entry as a calendar program shows it. */
interface ReadEntry {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly starts: string;
  readonly ends: string;
}

/** The entries of a file, in its order. */
export const entriesOf = (text: string): ReadEntry[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, location, description, startDate, endDate } = new ICAL.Event(component);
    const status = String(component.getFirstPropertyValue('status'));
    const [starts, ends] = [startDate, endDate].map((time) => time.toJSDate().toISOString());
    return { uid, sequence, status, summary, location, description, starts, ends } as ReadEntry;
  });

/** A property of the calendar itself. */
export const propertyOf = (text: string, name: string): string =>
  String(new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstPropertyValue(name));
