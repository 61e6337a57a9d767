/** The texts of the stores. */
import { type Count, createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

export const stores = {
  title: 'Local Stores',
  search: 'Search stores',
  searchBy: 'Search by name or address',
  list: 'Stores',
  loading: 'Loading stores',
  failed: 'Failed to load store data.',
  count: (stores: Count) => countWithNoun(stores, { one: 'store', other: 'stores' }),
  noneFound: 'No stores match your search.',
  none: 'No local stores yet.',
  noneYet: 'Stores appear here as soon as they sign up.',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  directions: 'Directions',
  directionsTo: (store: string) => `Directions to ${store}`,
  website: 'Website',
  websiteOf: (store: string) => `Website of ${store}`,
  contact: 'Contact',
  loadingOne: 'Loading store',
  unknown: 'Profile not found',
  unknownWhy: 'Nobody has this address, the account was closed, or one of you two has blocked the other.',
  seeAll: 'See local stores',
};
