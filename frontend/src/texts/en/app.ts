/** The texts of the frame around every page, and of the pages themselves. */
import { bar, find, newListing, shortcuts } from './app-quick';

const home = 'Go Back Home';

export const app = {
  main: 'Main',
  logIn: 'Log In',
  tabs: {
    home: 'Home',
    myListings: 'My Listings',
    watchlist: 'Watchlist',
    orderHistory: 'Order History',
    cards: 'Card Finder',
    events: 'Events',
    stores: 'Stores',
  },
  footer: {
    support: 'Support:',
    language: 'Language',
    notice:
      'Playset is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.',
  },
  offline: 'You are offline. You see what was kept of earlier visits; changes have to wait.',
  offlineSince: (moment: string) =>
    `You are offline. You see what was loaded at ${moment}; changes have to wait.`,
  logoutWaits: 'You’re logged out on this device. We’ll end the session as soon as you’re back online.',
  newVersion: 'There is a new version of Playset.',
  loadNewVersion: 'Load it',
  account: { menu: 'Account', menuOf: (name: string) => `Account: ${name}` },
  bar,
  newListing,
  find,
  shortcuts,
  dialogFailed: 'The dialog could not be loaded.',
  sessionEnded: 'Your session has ended. Please log in again.',
  notFound: { title: 'Page not found', text: 'There is no page at this address.', home },
  broken: {
    title: 'Something went wrong',
    text: 'This page ran into an error. Reloading it usually helps.',
    missing: 'This page could not be loaded',
    why: 'The connection is slow, or there is a new version of Playset. Reloading gets the latest one.',
    reload: 'Reload',
  },
  landing: 'Playset · Trade cards with the players and stores near you',
  resetPassword: 'Choose a new password',
  verifyEmail: 'Verify your email',
  storeListings: (store: string) => `${store} Listings`,
  searchResults: 'Search results',
  someStore: 'Store',
  eventManager: {
    title: 'Event Manager',
    refused: 'The Event Manager is for stores.',
    why: 'Only accounts of local stores can run events. Yours is a personal account.',
    home,
    events: 'See all events',
  },
};
