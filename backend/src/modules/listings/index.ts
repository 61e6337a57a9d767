// The face of listings.

export type { CardOffers, OfferedLot, OfferingLister } from './card-offers/card-offers.js';
export { type DemoCopies, demoCopies } from './demo-listings.js';
export { blockNobody, blockOneself, tooManyBlocks } from './domain/block.errors.js';
export { CONDITIONS, type Condition } from './domain/condition.js';
export {
  type ChangedCopy,
  type ChangeMeans,
  type CopyChange,
  type HiddenCopy,
  type KnownLineChange,
  MAX_COPIES_AT_ONCE,
  MAX_COPY_TEXT,
  type NewCopies,
  PRICE_SETTERS,
  type PriceSetter,
  type RepricedCopy,
  type SeenCopy,
  type SoldCopy,
} from './domain/copy.js';
export { COUNT_AGES, type CountAge } from './domain/count-age.js';
export type { KeptUntil, Shortage } from './domain/ledger.js';
export {
  accountClosed,
  externalIdTaken,
  notAvailable,
  tooManyListings,
  unknownCard,
} from './domain/listing.errors.js';
export {
  copiesGone,
  copiesOffered,
  copiesTransferred,
  listingRestored,
  listingSold,
  listingWithdrawn,
  messageReported,
  type OfferedCopies,
  reservedCopiesMissing,
  senderBlocked,
  transfersReversed,
} from './domain/listing.events.js';
export {
  FINISHES,
  type Finish,
  LISTING_TYPES,
  type ListingType,
  printedFinishes,
  usualFinish,
} from './domain/listing-kind.js';
export { MAX_PRICE_CENTS, PRICE_BOUNDS, priceOf } from './domain/price.js';
export { BlockedAccount } from './dto/blocked-account.dto.js';
export { CopyText, Dollars } from './dto/copy-details.dto.js';
export { LatestListing } from './dto/latest-listing.dto.js';
export { CardIdsQuery } from './dto/listings-query.dto.js';
export { ValidPrice } from './dto/valid-price.js';
export { ListingsFacade } from './listings.facade.js';
export { listingsManifest } from './listings.manifest.js';
export { ListingsModule } from './listings.module.js';
export { isShownTo, neitherBlocked } from './persistence/blocks.sql.js';
export {
  countAge,
  expiredSince,
  freshUntil,
  isOnMarket,
  listedUntil,
  roleOf,
  staleRank,
  staleSince,
} from './persistence/count-age.sql.js';
export { COPY_VALUES } from './persistence/many-copies.statements.js';
