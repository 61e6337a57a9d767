// The face of listings.

export { copyInStock, newestCopiesOf } from './copies.statements.js';
export { CONDITIONS } from './domain/condition.js';
export { listingRestored, listingSold, listingWithdrawn } from './domain/listing.events.js';
export { FINISHES } from './domain/listing-kind.js';
export { LatestListing } from './dto/latest-listing.dto.js';
export type { PostListing } from './dto/post-listing.dto.js';
export { ListingsFacade } from './listings.facade.js';
export { listingsManifest } from './listings.manifest.js';
export { ListingsModule } from './listings.module.js';
export { ACTIVE, IN_STOCK } from './listings.statements.js';
