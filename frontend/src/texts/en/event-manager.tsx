/** The texts of a store’s work on its own events. */
import type { ReactNode } from 'react';

export const eventManager = {
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
  callOff: {
    title: 'Delete Event',
    confirm: 'Delete',
    question: (event: ReactNode, start: ReactNode) => (
      <>
        Delete {event} on {start}? This can’t be undone.
      </>
    ),
    changed: 'This event has changed since you opened it. Review it before deleting.',
    seriesChanged: 'This series has changed since you opened it. Review it before deleting.',
    deleted: 'Event deleted.',
    failed: 'Failed to delete event.',
  },
};
