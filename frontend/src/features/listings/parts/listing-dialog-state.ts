/** What somebody does with their listings. */
import type { ListingDto } from '../../../api/listings';

/** What can be done with a listing that is there. */
export type ListingDialogKind = 'edit' | 'sold' | 'withdraw';

/** What is being done, and the listing that it is done to. */
export type ListingDialogState =
  | { kind: ListingDialogKind; listing: ListingDto }
  | { kind: 'create'; cardId?: string };
