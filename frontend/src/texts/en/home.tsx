/** The texts of the landing page and the dashboard. */
import { cappedCount, createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');

export const home = {
  landing: {
    promise: (
      <>
        Find the Magic card you need, <em>at a store near you</em>
      </>
    ),
    lead: 'Playset is where Magic: The Gathering players and local stores find each other. Post what you have, find what you’re missing, and meet at the counter.',
    wanted: 'Log in or create a free account to open the page you came for.',
    logIn: 'Log in to continue',
    signUp: 'Create an account',
    start: 'Get Started',
    free: 'Free for players and stores. No fees, no shipping.',
    pitches: 'What you can do here',
    listings: {
      title: 'Post listings',
      text: 'Buy, sell or trade. Type a card code like FDN-429, set a price, and players near you see what you have.',
      live: 'Just listed',
      counted: (count: number) =>
        countWithNoun(cappedCount(count), { one: 'listing right now', other: 'listings right now' }),
    },
    events: {
      title: 'Discover events',
      text: 'Drafts, Commander nights, prereleases: see what the stores near you are running over the next few days.',
      live: 'Upcoming events',
      counted: (count: number) =>
        countWithNoun(cappedCount(count), { one: 'event coming up', other: 'events coming up' }),
    },
    nearby: {
      title: 'Explore locally',
      text: 'Find the card you’re missing at a store nearby, see who has it in stock, and pick it up today.',
      nearMe: 'Find stores near me',
      nearMeFailed: 'The search could not be loaded.',
      live: 'New on Playset',
      counted: (count: number) =>
        countWithNoun(cappedCount(count), { one: 'store on Playset', other: 'stores on Playset' }),
      offered: (count: number) => countWithNoun(cappedCount(count), { one: 'listing', other: 'listings' }),
    },
  },
  welcome: (name: string) => `Welcome, ${name}`,
  menu: 'Menu',
  close: 'Close',
  main: 'Main',
  promo: {
    label: 'News from Playset',
    fold: 'Hide news',
    unfold: 'Show news',
    welcome: {
      title: 'Welcome to Playset',
      text: 'Look up the card you’re missing, see who near you has it, and meet at the counter.',
      action: 'Find a card',
    },
    roadmap: {
      title: 'On our roadmap',
      text: 'Feature Listings, to show your best cards first. Until then, watch the cards you want.',
      action: 'Open your watchlist',
    },
    store: {
      title: 'Promote yourself',
      text: 'Schedule a draft or a Commander night. Players see it on their dashboards three days ahead.',
      action: 'Schedule an event',
    },
    player: {
      title: 'Promote yourself',
      text: 'Post what you sell, buy or trade. Anyone who opens that card’s page will find you.',
      action: 'Post a listing',
    },
  },
  news: {
    inStock: 'From your watchlist, in stock now',
    noneInStock: 'When someone lists a card you’re watching, you’ll see it here.',
    askedFor: 'Most watched in your stock',
    noneAskedFor: 'When players watch cards you have in stock, you’ll see them here.',
    from: (price: string, lister: string) => `From ${price} · ${lister}`,
    trade: (lister: string) => `For trade · ${lister}`,
    listed: (ago: string) => `Listed ${ago}`,
    watchers: (people: number) =>
      countWithNoun(people, { one: 'person is watching', other: 'people are watching' }),
    nearYou: 'New near you',
    allNearYou: 'All on offer near you',
    noneNearYou: 'When someone near you lists a card, you’ll see it here.',
    loading: 'Loading news',
  },
  address: {
    title: 'Players can’t find you yet',
    text: 'Add your address so your store appears in Local Stores.',
    action: 'Add your address',
  },
  events: {
    nearby: 'Nearby Events',
    all: 'All events',
    own: 'My Upcoming Events',
    manager: 'Event Manager',
    none: 'No events in the next 3 days.',
    next: (event: string, day: string) => `Next: ${event}, ${day}`,
    more: (events: number) => `and ${formatNumber(events)} more`,
    evenMore: 'and more',
    loading: 'Loading events',
  },
  stats: {
    title: 'Store Stats',
    listed: 'Singles Listed',
    hosted: 'Events Hosted',
    watchlist: 'Watchlist',
    watched: (times: number) =>
      times === 1
        ? 'Your cards are being watched once'
        : `Your cards are being watched ${formatNumber(times)} times`,
    count: formatNumber,
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
