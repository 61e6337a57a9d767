/** The page of a card: what it is, where it may be played, who has it, and its other printings. */
import { createFormatters } from '../../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');

const stores = (count: number) => countWithNoun(count, { one: 'store', other: 'stores' });
const players = (count: number) => countWithNoun(count, { one: 'player', other: 'players' });

export const page = {
  /** Until its name is known. */
  title: 'Card',
  loading: 'Loading card',
  failed: 'Failed to load card data.',
  unknown: 'This card doesn’t exist.',
  search: 'Search for a card',
  haveThis: 'I have this',
  digitalOnly: 'Digital only',
  digitalNote: 'This card exists only in digital games, so nobody can trade it in person.',
  sides: { title: 'Side of the card', front: 'Front', back: 'Back' },
  about: 'About this card',
  details: {
    title: 'Details',
    rarity: 'Rarity',
    rarities: {
      common: 'common',
      uncommon: 'uncommon',
      rare: 'rare',
      mythic: 'mythic',
      special: 'special',
      bonus: 'bonus',
    },
    set: 'Set',
    number: 'Number',
    artist: 'Artist',
    face: (name: string, place: number) => `${name}, face ${place}`,
    loyalty: (loyalty: string) => `Loyalty ${loyalty}`,
    defense: (defense: string) => `Defense ${defense}`,
  },
  legalities: {
    title: 'Legalities',
    states: { legal: 'Legal', restricted: 'Restricted', banned: 'Banned', not_legal: 'Not legal' },
    /** The formats whose names are more than their key with a capital, in one of the languages. */
    formats: {
      standard: 'Standard',
      future: 'Future',
      historic: 'Historic',
      standardbrawl: 'Standard Brawl',
      competitivebrawl: 'Competitive Brawl',
      paupercommander: 'Pauper Commander',
      duel: 'Duel Commander',
      oldschool: 'Old School',
      predh: 'PreDH',
      tlr: 'TLR',
    },
  },
  listings: {
    title: 'Who has this card',
    rows: 'Stores and players',
    storeCount: 'Nearby stores',
    peopleCount: 'Individual listings',
    stores: 'Nearby Stores',
    people: 'Individual Listings',
    loading: 'Loading listings',
    failed: 'Failed to load user listings.',
    noStores: 'No nearby stores currently listing this card.',
    farther: 'Beyond your radius',
    noPeople: 'No individual listings available for this card.',
    you: '(you)',
    askingPrice: 'Asking Price',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    notListed: 'Not listed',
    inStock: 'In stock',
    from: (price: string) => `from ${price}`,
    toTrade: 'for trade',
    printings: 'Printings to include',
    anyPrinting: 'Any printing',
    thisPrinting: 'This printing only',
    othersOnly: 'Nobody has this printing. These are other printings.',
    /** Who has another printing, and the cheapest one of those. */
    notThis: (who: { stores: number; players: number }, cheapest: string) =>
      `Nobody has this printing, but ${[
        who.stores > 0 && stores(who.stores),
        who.players > 0 && players(who.players),
      ]
        .filter(Boolean)
        .join(' and ')} ${who.stores + who.players === 1 ? 'has' : 'have'} another (${cheapest}).`,
    showAny: 'Show any printing',
    copies: (count: string) => `${count} ${count === '1' ? 'copy' : 'copies'}`,
    cheapest: 'Cheapest',
    conditions: 'Conditions',
    call: 'Call',
    callTo: (name: string) => `Call ${name}`,
    directions: 'Directions',
    directionsTo: (name: string) => `Directions to ${name}`,
    message: 'Message',
    messageTo: (name: string) => `Message ${name}`,
    mail: 'Email',
    mailTo: (name: string) => `Email ${name}`,
    subject: (card: string, printing: string) => `${card} (${printing})`,
    allCopies: (kinds: number) => `Show all ${formatNumber(kinds)}`,
    times: (count: number) => `${formatNumber(count)} ×`,
    wanted: 'Looking for this card',
    wantedNote: 'They want to buy this card, not sell it.',
    pays: 'Pays',
  },
  printings: {
    title: 'Other printings',
    loading: 'Loading printings',
    failed: 'Failed to fetch cards.',
    none: 'This is the only printing.',
    here: 'This printing',
    showAll: (printings: number) => `Show all ${formatNumber(printings)}`,
    language: 'Language',
    languages: 'Languages',
  },
};
