/** The texts of the landing page and the dashboard. */
import { speech } from '../speech';

const { number } = speech('en');

export const home = {
  landing: {
    promise: (
      <>
        The fourth copy is <em>closer than you think</em>
      </>
    ),
    lead: 'Playset is where Magic: The Gathering players and local stores find each other. Post what you have, find what you miss, and meet at the counter.',
    start: 'Get Started',
    free: 'Free for players and stores. No fees, no shipping.',
    pitches: 'What you can do here',
    listings: {
      title: 'Post listings',
      text: 'Buy, sell or trade. Type a card code like FDN-429, set a price, and everybody around sees what you have.',
      live: 'Just listed',
      counted: { one: '{} listing right now', other: '{} listings right now' },
    },
    events: {
      title: 'Discover events',
      text: 'Drafts, Commander nights, prereleases: see what the stores near you are running in the next days.',
      live: 'The next events',
      counted: { one: '{} event coming up', other: '{} events coming up' },
    },
    nearby: {
      title: 'Explore locally',
      text: 'Find the card you are missing at a store nearby, see who has it in stock, and pick it up today.',
      live: 'New on Playset',
      counted: { one: '{} store on Playset', other: '{} stores on Playset' },
      offered: { one: '{} listing', other: '{} listings' },
    },
  },
  welcome: (name: string) => `Welcome, ${name}`,
  menu: 'Menu',
  close: 'Close',
  main: 'Main',
  screens: {
    listings: 'My Listings',
    watchlist: 'Watchlist',
    history: 'Order History',
    finder: 'Card Finder',
    events: 'Events',
    stores: 'Stores',
    manager: 'Event Manager',
    storeSettings: 'Store Settings',
    userSettings: 'User Settings',
    logOut: 'Log Out',
  },
  promo: {
    label: 'News from Playset',
    welcome: {
      title: 'Welcome to Playset',
      text: 'Look up the card you are missing, see who around you has it, and meet at the counter.',
      action: 'Find a card',
    },
    roadmap: {
      title: 'On our roadmap',
      text: 'Price history, a radius for what is near, and offers on listings. Until they are here, your watchlist keeps an eye on prices.',
      action: 'Open your watchlist',
    },
    store: {
      title: 'Promote yourself',
      text: 'Schedule a draft or a Commander night: players see it on their dashboards three days ahead.',
      action: 'Schedule an event',
    },
    player: {
      title: 'Promote yourself',
      text: 'Post what you sell, buy or trade. Whoever opens the page of that card finds you there.',
      action: 'Post a listing',
    },
  },
  events: {
    nearby: 'Nearby Events',
    all: 'All events',
    own: 'My Upcoming Events',
    manager: 'Event Manager',
    none: 'No events in the next 3 days.',
    more: (events: number) => `and ${number(events)} more`,
    evenMore: 'and more',
    loading: 'Loading events',
  },
  stats: {
    title: 'Store Stats',
    listed: 'Singles Listed',
    hosted: 'Events Hosted',
    watchlist: 'Watchlist',
    watched: 'times your cards are watched',
    count: number,
  },
  watched: {
    title: 'Watchlist',
    open: 'Open watchlist',
    none: 'No cards in your watchlist.',
    find: 'Find cards to watch',
    cards: 'Watched cards',
    foil: 'Foil',
    loading: 'Loading watchlist',
  },
  featured: { title: 'Feature Listings', soon: 'Coming soon.' },
};
