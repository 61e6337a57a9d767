/** The texts of the events of all stores. */
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
    more: 'More filters',
    week: 'Week',
    month: 'Month',
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
};
