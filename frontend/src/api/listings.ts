/** The calls about listings, for the screens. */
export { listingsApi } from './generated/listings';
