/** The texts of listings: one's own, a store's, and what was sold. */
import type { ReactNode } from 'react';
import { type Count, createFormatters } from '../../formatters';
import { drafts } from './drafts';
import { paste } from './paste';

const { countWithNoun, formatNumber } = createFormatters('en');

export const listings = {
  own: 'My Listings',
  list: 'Listings',
  loading: 'Loading listings',
  failed: 'Failed to load user listings.',
  count: (listings: Count) => countWithNoun(listings, { one: 'listing', other: 'listings' }),
  /** The number of listed copies, and a link to the stock, which suits large numbers. */
  manageInStock: (copies: Count) => `You have ${formatNumber(copies)} cards listed. Manage them in Stock.`,
  search: 'Search listings',
  searchBy: 'Search by card name, set or number',
  noneFound: 'No listings match your search.',
  noneOfStore: 'This store has no listings at the moment.',
  noneOfPlayer: 'No listings at the moment.',
  copies: {
    title: 'The card you came for',
    of: (card: string) => `${card} here`,
    back: 'Back to the card',
    none: 'This card isn’t listed here anymore.',
  },
  /** A lower bound: 3, 5, 10, 20, 50 or 100. */
  demand: (people: number) => `At least ${people} people nearby want this`,
  none: 'You have no listings yet.',
  noneYet: 'Create a listing to show players and stores what you want to sell, trade or buy.',
  createFirst: 'Create a listing',
  new: 'New Listing',
  message: 'Message',
  markSold: 'Mark as Sold',
  edit: 'Edit',
  delete: 'Delete',
  save: 'Save',
  status: { ACTIVE: 'Active', RESERVED: 'On hold', SOLD: 'Sold' },
  terms: {
    price: 'Price',
    condition: 'Condition',
    finish: 'Finish',
    type: 'Type',
    language: 'Language',
    market: (price: string) => `Market ${price}`,
  },
  details: {
    title: 'More about this copy',
    note: 'Note for everyone',
    noteHelp: 'Shown with the listing, such as “Small crease in the corner”.',
    shelf: 'Shelf or box',
    externalId: 'SKU (external ID)',
    pricePaid: 'What you paid',
    privateNote: 'Private note',
    about: 'Only you see the shelf, the SKU, what you paid, and the private note.',
    said: (what: string, value: string) => `${what}: ${value}`,
  },
  find: {
    title: 'Find a card',
    code: 'Card code',
    codeExample: 'FIN-527',
    name: 'Card name',
    nameExample: 'Clockwork Heron',
    find: 'Find',
    notFound: 'Card not found or API error.',
    failed: 'Failed to search cards',
    noSuchSet: (set: string) => `No set has the code ${set}.`,
    noSuchNumber: (set: string, number: string) => `${set} has no card with the number ${number}.`,
    noSuchCode: 'Check the code, or find the card by name.',
    noAnswer: 'The card couldn’t be looked up. Try again.',
    lookingUp: (code: string) => `Looking up ${code}…`,
    whichCard: (code: string) => `Which card is ${code}?`,
    codeAgain: 'Correct the code',
    keepTerms: 'Use these terms for the next cards',
    search: 'Search for it instead',
    byCode: 'Find by card code',
    byName: 'Find by name instead',
    printings: 'Printings',
    found: (printings: number) =>
      `${countWithNoun(printings, { one: 'printing', other: 'printings' })} found`,
    marketPrice: (regular: string, foilName: string, foil: string) =>
      `Market price: ${regular} · ${foilName} ${foil}`,
    digitalOnly: 'This card exists only in digital games and can’t be traded in person.',
    keys: 'Shortcuts:',
    clear: 'Clear',
    add: 'Add',
  },
  create: {
    title: 'Create Listing',
    toSubmit: (cards: number) =>
      cards === 0 ? 'Cards to submit' : `${countWithNoun(cards, { one: 'card', other: 'cards' })} to submit`,
    hint: 'Find a card, enter its price, and add it. You can submit many at once.',
    added: (card: string, terms: string, cards: number) =>
      `Added ${card}, ${terms}. ${countWithNoun(cards, { one: 'card', other: 'cards' })} to submit.`,
    noPrice: 'No price',
    priceNeeded: 'Each listing must have a valid price (e.g. 5 or 5.99).',
    notFoundYet: (cards: number) =>
      cards === 1
        ? '1 card hasn’t been found yet. Wait for it, correct its code, or remove it.'
        : `${formatNumber(cards)} cards haven’t been found yet. Wait for them, correct their codes, or remove them.`,
    total: (cards: number, price: string) =>
      `${countWithNoun(cards, { one: 'card', other: 'cards' })}, ${price}`,
    cardNeeded: 'Add at least one card before submitting.',
    tooMany: (most: number) => `You can submit up to ${formatNumber(most)} cards at a time.`,
    notAdded: (card: string) => `${card} isn’t on the list yet. Add it or clear it first.`,
    edit: (card: string) => `Edit ${card}`,
    close: (card: string) => `Close ${card}`,
    remove: 'Remove',
    removeCard: (card: string) => `Remove ${card}`,
    submit: (listings: number) =>
      listings === 0 ? 'Submit' : `Submit ${countWithNoun(listings, { one: 'listing', other: 'listings' })}`,
    submitted: 'Listings submitted successfully!',
    failed: 'Failed to submit listings.',
    leave: {
      title: 'Discard these cards?',
      text: (cards: number) =>
        `${countWithNoun(cards, { one: 'card hasn’t', other: 'cards haven’t' })} been submitted yet.`,
      discard: 'Discard',
      stay: 'Keep editing',
    },
  },
  drafts,
  paste,
  change: {
    title: 'Edit Listing',
    priceNeeded: 'Please enter a valid price.',
    cardFailed: 'Failed to fetch card by ID',
    saved: 'Listing updated successfully!',
    failed: 'Failed to update listing.',
  },
  sell: {
    price: 'Sold for',
    priceEach: 'Sold for, each',
    copies: 'Copies',
    ofCopies: (copies: number) => `of ${formatNumber(copies)}`,
    copiesNeeded: (most: number) => `Enter a number from 1 to ${formatNumber(most)}.`,
    copiesChanged: 'Your copies have changed since. Check how many you sold.',
    sold: 'Marked as sold!',
    failed: 'Failed to mark as sold.',
  },
  withdraw: {
    title: 'Delete Listing',
    question: (card: ReactNode, price: ReactNode) => (
      <>
        Delete your listing of {card} for {price}?
      </>
    ),
    deleted: 'Listing deleted successfully',
    failed: 'Failed to delete listing',
  },
  ended: {
    sold: (copies: number, price: string) =>
      copies === 1 ? `Sold for ${price}.` : `Sold ${formatNumber(copies)} for ${price} each.`,
    deleted: 'Deleted.',
    restored: 'Back in your listings.',
  },
  restore: {
    restored: (card: string) => `${card} is back in your listings.`,
    failed: 'Failed to restore the listing.',
  },
  conflict: {
    deleted: 'This listing has since been deleted.',
    final: 'This listing has since been sold and can no longer be changed.',
    unknown: 'This listing has changed. The latest version couldn’t be loaded.',
    unlisted: 'This listing has changed and is no longer in this list.',
    changed: (terms: string) => `This listing has changed. It’s now ${terms}.`,
    stillHere: 'Your changes are still here. Save them anyway, or load the latest terms.',
  },
  sales: {
    list: 'Sales',
    lead: 'Cards you have sold',
    loading: 'Loading order history',
    failed: 'Failed to load order history.',
    none: 'You haven’t sold anything yet.',
    noneYet: 'When a card has changed hands, press Mark as Sold on its listing. It will appear here.',
    item: 'Item',
    date: 'Date',
    price: 'Sold Price',
    status: 'Status',
    soldTo: (who: string) => `Sold to ${who}`,
  },
};
