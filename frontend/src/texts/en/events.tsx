/** The texts of events: those of all stores, and the work on one's own. */
import type { ReactNode } from 'react';
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

export const events = {
  title: 'Events',
  views: 'How to look for events',
  all: 'All Events',
  byStore: 'Browse by Store',
  list: 'Events',
  loading: 'Loading events',
  failed: 'Error fetching cards.',
  count: (events: number) => countWithNoun(events, { one: 'event', other: 'events' }),
  directions: 'Directions',
  directionsTo: (place: string) => `Directions to ${place}`,
  gamesFailed: 'Failed to load TCG types.',
  formatsFailed: 'Failed to load formats.',
  deletedByOther: 'This event was deleted meanwhile.',
  filters: {
    title: 'Filters',
    search: 'Search events',
    searchBy: 'Search by event, place or store',
    game: 'Game',
    allGames: 'All games',
    from: 'From',
    to: 'To',
    reset: 'Reset',
    outOfOrder: 'From is after To. Choose an earlier From or a later To.',
    whoseDays: (zone: string) => `From and To are days of your time zone, ${zone}.`,
    none: 'No events found. Adjust filters or try a different search.',
  },
  store: {
    choose: 'Select a store to view its events.',
    all: 'All stores',
    title: 'Events of this store',
    search: 'Search events of this store',
    searchBy: 'Search by event or place',
    none: 'No events found for this store.',
  },
  next: {
    title: 'Upcoming events',
    see: 'All events',
    all: (events: number) => `All ${countWithNoun(events, { one: 'event', other: 'events' })}`,
    none: 'No events scheduled right now.',
    failed: 'Couldn’t load the events.',
  },
  manager: {
    title: 'Event Manager',
    spans: 'Which events',
    upcoming: 'Upcoming',
    past: 'Past',
    add: 'Add Event',
    edit: 'Edit',
    duplicate: 'Duplicate',
    delete: 'Delete',
    noUpcoming: 'You have no upcoming events.',
    noUpcomingYet: 'Add an event to show players when and where they are invited.',
    addFirst: 'Add an event',
    noPast: 'You have had no events yet.',
  },
  form: {
    add: 'Add Event',
    edit: 'Edit Event',
    name: 'Name',
    date: 'Date',
    time: 'Time',
    location: 'Location',
    game: 'TCG',
    chooseGame: 'Choose a game',
    format: 'Format',
    chooseFormat: 'Choose a format',
    /** `city` stands for its time zone. */
    zoneOf: (city: string) => `${city} time`,
    zone: 'Time zone',
    changeZone: 'Change time zone',
    allNeeded: 'All fields are required.',
    now: (value: string) => `Now: ${value}`,
    save: 'Save',
    created: 'Event created successfully!',
    updated: 'Event updated successfully!',
    failed: 'Something went wrong while saving the event.',
  },
  repeat: {
    label: 'Repeat',
    intervals: { '': 'Does not repeat', '7': 'Every week', '14': 'Every two weeks' },
    until: 'Until',
    untilNeeded: 'Choose the last day, on or after the first.',
    tooMany: (most: number) => `You can add up to ${most} events at a time. Choose an earlier day.`,
    /** `weekday` is a name such as Friday. */
    preview: (events: number, weekday: string, span: string) =>
      `${countWithNoun(events, { one: 'event', other: 'events' })}, ${weekday}s, ${span}`,
    created: (events: number) => `${countWithNoun(events, { one: 'event', other: 'events' })} created.`,
  },
  conflict: {
    changed: (now: ReactNode) => <>This event was changed meanwhile. It is now {now}.</>,
    load: 'Load the newest',
    keep: 'Keep what I typed',
    loaded: 'This is the event as it is now.',
    restore: 'Bring back what I typed',
  },
  leave: {
    title: 'Discard your changes?',
    text: 'What you typed has not been saved yet.',
    discard: 'Discard',
    stay: 'Keep editing',
  },
  callOff: {
    title: 'Delete Event',
    confirm: 'Delete',
    question: (event: ReactNode, start: ReactNode) => (
      <>
        Delete {event} on {start}? This cannot be undone.
      </>
    ),
    changed: 'This event was changed meanwhile: look at it once more before you delete it.',
    deleted: 'Event deleted.',
    failed: 'Failed to delete event.',
  },
};
