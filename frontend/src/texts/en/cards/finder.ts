/** The box that cards are searched with, what it found, and how that is shown. */
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');

export const finder = {
  game: 'Game',
  gamesFailed: 'Failed to load TCG types.',
  gamesLoading: 'Loading…',
  card: 'Card',
  name: 'Card name',
  search: 'Search',
  syntax: 'Search syntax',
  onOffer: 'On offer near me',
  needed: 'Enter a card name.',
  examples: 'Examples',
  exampleName: 'Lantern Warden',
  finds: {
    word: 'cards with this word in their name',
    colours: 'red and green creatures',
    either: 'one name or the other',
    textAndCost: 'rules text and mana value',
  },
};

export const results = {
  title: (search: string) => `Search Results for ${search}`,
  list: 'Cards',
  filter: 'Filter',
  filterBy: 'Filter by name, set or number...',
  loading: 'Searching…',
  failed: 'Failed to fetch cards.',
  count: (cards: number) => countWithNoun(cards, { one: 'card', other: 'cards' }),
  filtered: (shown: number, loaded: number) =>
    `${formatNumber(shown)} of ${formatNumber(loaded)} loaded cards match`,
  noneFiltered: 'No cards match this filter.',
  broad: (cards: string) => `That’s ${cards} cards. Add a name, a set or a type to narrow it down.`,
  noneListed: 'Nobody has a card like this right now.',
  showUnlisted: 'Show all cards',
  ignored: 'Part of your search was ignored',
  display: {
    title: 'Sort and filter',
    shown: (choices: string) => `Shown: ${choices}`,
    order: 'Order',
    orders: {
      name: 'Name',
      set: 'Set and number',
      released: 'Release date',
      rarity: 'Rarity',
      color: 'Color',
      cmc: 'Mana value',
      power: 'Power',
      toughness: 'Toughness',
      usd: 'Price in US dollars',
      eur: 'Price in euros',
      tix: 'Price in tickets',
      edhrec: 'Popularity',
      artist: 'Artist',
    },
    direction: 'Direction',
    directions: { auto: 'Default', asc: 'Ascending', desc: 'Descending' },
    unique: 'Show',
    uniques: { prints: 'All printings', art: 'Unique art', cards: 'Unique cards' },
    extras: 'Show tokens and extras',
    noExtras: 'No tokens or extras',
    listed: 'Has listings',
  },
};

export const noResults = {
  unread: 'Failed to search cards',
  tryThese: 'Try fewer words, or one of these examples.',
  change: 'Change your search above, or start over.',
  again: 'New search',
  finds: {
    words: 'both words in the name',
    phrase: 'exact phrase',
    without: 'without a word',
    ofSet: 'from one set',
    number: 'a set code and collector number',
    exactly: 'this exact name',
  },
};
