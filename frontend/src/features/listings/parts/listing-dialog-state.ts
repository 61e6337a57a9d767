/** What somebody does with their listings. */
import type { RefObject } from 'react';
import type { ListingDto } from '../../../api/listings';
import type { Navigation } from '../../../browser/use-history-dialog';
import type { Ending } from './ended-listings';

/** What can be done with a listing that is there. */
export type ListingDialogKind = 'edit' | 'sold' | 'withdraw';

/** What is being done, and the listing that it is done to. */
export type ListingDialogState =
  | { kind: ListingDialogKind; listing: ListingDto }
  | { kind: 'create'; cardId?: string };

/** What every dialog about one listing is given. */
export interface ListingDialogProps {
  /** The listing; null closes the dialog. */
  listing: ListingDto | null;
  /** The listing as it is now; null where it is no longer listed. */
  fetchLatest: (uuid: string) => Promise<ListingDto | null>;
  onClose: () => void;
  /** Whether a move in the history leaves the dialog behind. */
  isLeaving: (move: Navigation) => boolean;
  /** The listing has left the list. */
  onEnded: (ending: Ending) => void;
  /** Where the focus goes when the listing is gone. */
  home: RefObject<HTMLElement | null>;
}
