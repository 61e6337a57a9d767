/** The texts of listings: one's own, a store's, and what was sold. */
import type { ReactNode } from 'react';
import { speech } from '../../speech';
import { newListing } from '../app-quick';
import { drafts } from './drafts';
import { paste } from './paste';

const { counted, number } = speech('en');

export const listings = {
  own: 'My Listings',
  list: 'Listings',
  loading: 'Loading listings',
  failed: 'Failed to load user listings.',
  count: (listings: number) => counted(listings, { one: 'listing', other: 'listings' }),
  search: 'Search listings',
  searchBy: 'Search by card name, set or number',
  noneFound: 'No listings match your search.',
  noneOfStore: 'This store has no listings at the moment.',
  none: 'You have no listings yet.',
  noneYet: 'Create a listing to show players and stores what you have to sell, trade, or want to buy.',
  createFirst: 'Create a listing',
  new: newListing,
  markSold: 'Mark as Sold',
  edit: 'Edit',
  delete: 'Delete',
  save: 'Save',
  status: { ACTIVE: 'Active', SOLD: 'Sold' },
  terms: { price: 'Price', condition: 'Condition', finish: 'Finish', type: 'Type', language: 'Language' },
  find: {
    title: 'Find a card',
    code: 'Card code',
    codeExample: 'FIN-527',
    name: 'Card name',
    nameExample: 'Clockwork Heron',
    find: 'Find',
    notFound: 'Card not found or API error.',
    failed: 'Failed to search cards',
    search: 'Find it by search',
    byCode: 'Find by card code',
    byName: 'No such code? Find by name',
    printings: 'Printings',
    found: (printings: number) => `${counted(printings, { one: 'printing', other: 'printings' })} found`,
    marketPrice: (regular: string, foilName: string, foil: string) =>
      `Market price: ${regular} · ${foilName} ${foil}`,
    digitalOnly: 'This card exists only in digital games and cannot be traded face to face.',
    keys: 'Condition by key:',
    clear: 'Clear',
    add: 'Add',
  },
  create: {
    title: 'Create Listing',
    toSubmit: (cards: number) =>
      cards === 0 ? 'Cards to submit' : `${counted(cards, { one: 'card', other: 'cards' })} to submit`,
    hint: 'Find a card, enter its price, and add it. You can submit many at once.',
    added: (card: string, terms: string, cards: number) =>
      `Added ${card}, ${terms}. ${counted(cards, { one: 'card', other: 'cards' })} to submit.`,
    noPrice: 'No price',
    priceNeeded: 'Each listing must have a valid price (e.g. 5 or 5.99).',
    cardNeeded: 'Add at least one card before submitting.',
    tooMany: (most: number) => `At most ${number(most)} cards at once: submit these first.`,
    notAdded: (card: string) => `${card} is not on the list yet. Add it or clear it first.`,
    edit: (card: string) => `Edit ${card}`,
    close: (card: string) => `Close ${card}`,
    remove: 'Remove',
    removeCard: (card: string) => `Remove ${card}`,
    submit: (listings: number) =>
      listings === 0 ? 'Submit' : `Submit ${counted(listings, { one: 'listing', other: 'listings' })}`,
    submitted: 'Listings submitted successfully!',
    failed: 'Failed to submit listings.',
    leave: {
      title: 'Discard these cards?',
      text: (cards: number) =>
        `${counted(cards, { one: 'card has', other: 'cards have' })} not been submitted yet.`,
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
    question: (card: ReactNode, price: ReactNode) => (
      <>
        Did you sell {card} for {price}? If you got another price, edit the listing first.
      </>
    ),
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
  restore: {
    restored: (card: string) => `${card} is among your listings again.`,
    failed: 'Failed to restore the listing.',
  },
  meanwhile: {
    deleted: 'This listing was deleted meanwhile.',
    sold: 'This listing was sold meanwhile and can no longer change.',
    lost: 'This listing was changed meanwhile. What it is now could not be loaded.',
    gone: 'This listing was changed meanwhile and is no longer among these.',
    changed: (terms: string) => `This listing was changed meanwhile. It is now ${terms}.`,
    stillHere: 'What you typed is still here. Save it anyway, or use the current terms.',
    take: 'Use the current terms',
  },
  sales: {
    list: 'Sales',
    loading: 'Loading order history',
    failed: 'Failed to load order history.',
    none: 'You have not sold anything yet.',
    noneYet: 'When a card has changed hands, press Mark as Sold on its listing: the sale then stands here.',
    item: 'Item',
    date: 'Date',
    price: 'Sold Price',
    status: 'Status',
  },
};
