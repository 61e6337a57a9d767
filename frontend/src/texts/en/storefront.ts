/** The texts of the public page of a store. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

export const storefront = {
  pictureOf: (name: string) => `The picture of ${name}`,
  address: 'Address',
  hours: 'Opening hours',
  hoursUnknown: 'This store hasn’t listed its opening hours.',
  localTimes: (zone: string) => `Local times (${zone})`,
  alwaysOpen: 'Open around the clock',
  openUntil: (when: string) => `Open until ${when}`,
  opensAt: (when: string) => `Opens at ${when}`,
  closedUntil: (when: string) => `Closed · opens ${when}`,
  closedToday: 'Closed today',
  closedTodayUntil: (when: string) => `Closed today · opens ${when}`,
  closed: 'Closed',
  today: 'Today',
  otherDays: 'Other hours on',
  about: 'About',
  events: 'Next events',
  noEvents: 'No events scheduled.',
  singles: 'Newest singles',
  noSingles: 'No singles listed right now.',
  listed: (singles: number, isMore: boolean) =>
    `${isMore ? `${singles}+ singles` : countWithNoun(singles, { one: 'single', other: 'singles' })} listed`,
  search: 'Search this store’s singles',
  searchBy: 'Card name, set or number',
  searching: 'Searching',
  searchFailed: 'The search failed.',
  noneFound: (words: string) => `This store has no “${words}” right now.`,
  found: (singles: number) => `${countWithNoun(singles, { one: 'single', other: 'singles' })} found`,
  newestOf: (shown: number) => `The newest ${shown} of those found. Add a word to narrow it down.`,
  follow: 'Follow',
  followed: 'Following',
  followFailed: 'Failed to change whether you follow this store.',
  followUnknown: 'Failed to check whether you follow this store.',
  unknownStore: 'Store not found',
  unknownStoreWhy: 'There’s no store at this address, or it has closed.',
  website: 'Website',
  websiteOf: (store: string) => `Website of ${store}`,
};
