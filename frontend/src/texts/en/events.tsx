/** The texts of events: those of all stores, and the work on one's own. */
import type { ReactNode } from 'react';
import { type Count, createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

export const events = {
  title: 'Events',
  views: 'View',
  all: 'All Events',
  byStore: 'Browse by Store',
  list: 'Events',
  loading: 'Loading events',
  failed: 'Error fetching cards.',
  count: (events: Count) => countWithNoun(events, { one: 'event', other: 'events' }),
  directions: 'Directions',
  directionsTo: (place: string) => `Directions to ${place}`,
  /** `days` in short, such as `Mar 20`. */
  nextDates: (days: string) => `Also ${days}`,
  gamesFailed: 'Failed to load TCG types.',
  formatsFailed: 'Failed to load formats.',
  deletedByOther: 'This event has since been deleted.',
  filters: {
    title: 'Filters',
    search: 'Search events',
    searchBy: 'Search by event, place or store',
    game: 'Game',
    allGames: 'All games',
    from: 'From',
    to: 'To',
    reset: 'Reset',
    outOfOrder: 'The start date is after the end date.',
    whoseDays: (zone: string) => `Dates are in your time zone, ${zone}.`,
    none: 'No events found. Adjust filters or try a different search.',
  },
  store: {
    choose: 'Select a store to view its events.',
    all: 'All stores',
    title: 'Events at this store',
    search: 'Search events at this store',
    searchBy: 'Search by event or place',
    none: 'No events found for this store.',
  },
  next: {
    title: 'Upcoming events',
    see: 'All events',
    all: (events: Count) => `All ${countWithNoun(events, { one: 'event', other: 'events' })}`,
    none: 'No events scheduled right now.',
    failed: 'Couldn’t load the events.',
  },
  manager: {
    title: 'Event Manager',
    refused: 'The Event Manager is for stores.',
    why: 'Only store accounts can run events. You’re using a personal account.',
    seeAll: 'See all events',
    spans: 'Show',
    upcoming: 'Upcoming',
    past: 'Past',
    add: 'Add Event',
    edit: 'Edit',
    duplicate: 'Duplicate',
    delete: 'Delete',
    noUpcoming: 'You have no upcoming events.',
    noUpcomingYet: 'Add an event so players know when and where to come.',
    addFirst: 'Add an event',
    noPast: 'No past events.',
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
  conflict: {
    changed: (now: ReactNode) => <>This event has changed since you opened it. It’s now {now}.</>,
    seriesChanged: 'This series has changed since you opened it.',
    loaded: 'This is the latest version.',
  },
  leave: {
    title: 'Discard your changes?',
    text: 'Your changes haven’t been saved yet.',
    discard: 'Discard',
    stay: 'Keep editing',
  },
  callOff: {
    title: 'Delete Event',
    confirm: 'Delete',
    question: (event: ReactNode, start: ReactNode) => (
      <>
        Delete {event} on {start}? This can’t be undone.
      </>
    ),
    changed: 'This event has changed since you opened it. Review it before deleting.',
    deleted: 'Event deleted.',
    failed: 'Failed to delete event.',
  },
};
