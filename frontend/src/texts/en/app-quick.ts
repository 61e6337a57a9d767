/** The texts of what every page has at hand: the bar of a phone, finding a card, and the shortcuts. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

/** The button of one's own listings; a key presses it from anywhere. */
export const newListing = 'New Listing';

export const bar = {
  tabs: 'Tabs',
  more: 'More',
  menu: 'Menu',
  home: 'Home',
  cards: 'Cards',
  listings: 'Listings',
  events: 'Events',
  manager: 'Event Manager',
  settings: 'Settings',
  logOut: 'Log Out',
};

export const find = {
  title: 'Find a card',
  label: 'Card',
  placeholder: 'Name of a card, or a search',
  hint: 'Type a name, or a search like t:dragon c:r.',
  results: 'Results',
  cards: 'Cards',
  names: 'Names',
  searchFor: (words: string) => `Search for “${words}”`,
  looking: 'Looking for cards…',
  offered: (results: number) => countWithNoun(results, { one: 'result', other: 'results' }),
  none: 'No cards found.',
  failed: 'Failed to search cards.',
  offline: 'You are offline. Cards can be found again when the connection is back.',
  keys: { choose: 'choose', open: 'open', close: 'close', escape: 'Esc' },
};

export const shortcuts = {
  title: 'Keyboard shortcuts',
  what: 'What it does',
  keys: 'Keys',
  or: 'or',
  andThen: 'then',
  control: 'Ctrl',
  find: 'Find a card',
  list: 'Show this list',
  go: (page: string) => `Go to ${page}`,
  newListing: 'New listing, on My Listings',
  condition: 'Condition in Create Listing, best first',
  undo: 'Undo, while it is offered',
  use: 'Use shortcuts of single keys',
  why: 'Switch them off if you speak to your device, or press keys by chance. Ctrl K always works.',
  mac: 'Switch them off if you speak to your device, or press keys by chance. ⌘ K always works.',
};
