/** What somebody does with their listings. */
import type { ListingDto } from '../../../api/listings';

/** What can be done with a listing that is there. */
export type ListingWorkKind = 'edit' | 'sold' | 'withdraw';

/** What is being done, and the listing that it is done to. */
export type Work = { kind: ListingWorkKind; listing: ListingDto } | { kind: 'create'; cardId?: string };
