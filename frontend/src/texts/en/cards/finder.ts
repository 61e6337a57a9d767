/** The box that cards are searched with, what it found, and how that is shown. */
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');

export const finder = {
  game: 'Game',
  gamesFailed: 'Failed to load TCG types.',
  gamesLoading: 'Loading…',
  card: 'Card',
  name: 'Name of a card',
  search: 'Search',
  syntax: 'Search syntax',
  needed: 'Enter a card to search for.',
  examples: 'Examples',
  exampleName: 'Lantern Warden',
  finds: {
    word: 'cards with the word in their name',
    colours: 'red and green creatures',
    either: 'one name or the other',
    textAndCost: 'words of the text, and a cost',
  },
};

export const results = {
  title: (search: string) => `Search Results for ${search}`,
  list: 'Cards',
  filter: 'Filter',
  filterBy: 'Filter by name, set or number...',
  loading: 'Looking for cards…',
  failed: 'Failed to fetch cards.',
  count: (cards: number) => countWithNoun(cards, { one: 'card', other: 'cards' }),
  filtered: (shown: number, loaded: number) =>
    `${formatNumber(shown)} of the ${formatNumber(loaded)} cards loaded match the filter`,
  noneFiltered: 'No card here matches the filter.',
  broad: (cards: string) => `${cards} cards are a lot to look through. Add a name, a set or a type.`,
  noneListed: 'Nobody has a card like this right now.',
  showUnlisted: 'Show all cards',
  ignored: 'A part of the search was ignored',
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
    uniques: { prints: 'All printings', art: 'One of each art', cards: 'One of each card' },
    extras: 'Show tokens and extras',
    noExtras: 'No tokens or extras',
    listed: 'Has offers',
  },
};

export const noResults = {
  unread: 'Failed to search cards',
  tryThese: 'Try fewer words, or one of these.',
  change: 'Change the search above, or begin anew.',
  again: 'New search',
  finds: {
    words: 'both words in the name',
    phrase: 'the words side by side',
    without: 'without a word',
    ofSet: 'of one set',
    number: 'a set and a collector number',
    exactly: 'exactly this name',
  },
};
