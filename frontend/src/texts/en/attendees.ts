/** The texts of the list of who goes to an event, for its store. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

const people = (count: number): string => countWithNoun(count, { one: 'person', other: 'people' });

export const attendees = {
  open: 'Attendees',
  title: 'Attendees',
  titleOf: (event: string) => `Who goes to ${event}`,
  back: 'Event Manager',
  loading: 'Loading attendees',
  failed: 'The attendees didn’t load.',
  restFailed: 'The rest of the attendees didn’t load.',
  eventFailed: 'The event didn’t load.',
  none: 'Nobody goes yet.',
  noneWhy: 'People say that they’re going on the page of the event. Share it with them.',
  count: (attendees: number) => people(attendees),
  name: 'Name',
  state: 'State',
  arrival: 'At the door',
  states: { GOING: 'Going', OFFERED: 'Offered a place', WAITING: 'Waiting' } as Record<string, string>,
  confirmBy: (until: string) => `until ${until}`,
  checkIn: 'Check in',
  checkInOf: (name: string) => `Check in ${name}`,
  noShow: 'Didn’t come',
  noShowOf: (name: string) => `${name} didn’t come`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo for ${name}`,
  checkedIn: (time: string) => `Checked in at ${time}`,
  isNoShow: 'Didn’t come',
  isCheckedIn: 'Checked in',
  /** The head of a column of times; `zone` is the name of their zone. */
  checkedInAt: (zone: string) => `Checked in at (${zone})`,
  noShows: (count: number) =>
    `Missed ${countWithNoun(count, { one: 'event', other: 'events' })} of yours within a year`,
  code: 'Code',
  codeBy: 'Such as KQT12',
  enter: 'Check in',
  welcomed: (name: string) => `${name} is checked in.`,
  checkingIn: (codes: string) => `Checking in ${codes}`,
  notRecorded: 'It wasn’t saved.',
  capacity: 'Places',
  leastPlayers: 'Players needed',
  any: 'Any number',
  savePlaces: 'Save',
  placesSaved: 'Saved.',
  goBack: (count: number) =>
    `${people(count)} who answered last ${count === 1 ? 'goes' : 'go'} back to the waiting list, ahead of everybody on it.`,
  print: 'Print',
  csv: 'Download CSV',
  csvName: (event: string) => `Attendees ${event}.csv`,
  write: 'Write to everybody who goes',
  writeWhy: 'Once a day. It comes as a notification, and nobody sees anybody’s address.',
  message: 'Message',
  send: 'Send',
  sent: (count: number) => `Sent to ${people(count)}.`,
  notSent: 'Your message wasn’t sent.',
  sentBefore: 'Sent before',
};
