/** An edit conflict: somebody else, or another window, changed the listing while a dialog about it was open. */
import { useState } from 'react';
import type { ListingDto } from '../../../api/listings';
import { conditionLabels, finishLabels, typeLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { problemStatus } from '../../../lib/problem';
import { texts } from '../../../texts';

/** The listing as the list behind the dialog has it. */
export interface CurrentListing {
  /** Null where it is not among the listings, or not yet. */
  listing: ListingDto | null;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** `gone`: no longer there. `changed`: the new version is at hand. `lost`: the new version could not be loaded. */
export type EditConflict =
  | { kind: 'nothing' }
  | { kind: 'loading' }
  | { kind: 'lost' | 'gone'; message: string }
  | { kind: 'changed'; message: string; listing: ListingDto };

/** The statuses of an edit conflict. */
const NOT_FOUND = 404;
const CONFLICT = 409;
const PRECONDITION_FAILED = 412;

/** `uuid` is the listing of the dialog. `recordConflict` takes a failed call and says whether the failure was a conflict. */
export function useEditConflict(uuid: string | undefined, current: CurrentListing) {
  const [recorded, setRecorded] = useState<{ of: string; status: number } | null>(null);
  const status = recorded !== null && recorded.of === uuid ? recorded.status : null;
  return {
    conflict: read(status, current),
    /** True where the failure is an edit conflict. */
    recordConflict: (of: string, failure: unknown): boolean => {
      const found = problemStatus(failure) ?? 0;
      const known = [NOT_FOUND, CONFLICT, PRECONDITION_FAILED].includes(found);
      setRecorded(known ? { of, status: found } : null);
      if (found === PRECONDITION_FAILED) current.retry();
      return known;
    },
    clearConflict: () => setRecorded(null),
  };
}

function read(status: number | null, { listing, loading, failed }: CurrentListing): EditConflict {
  const t = texts.listings.conflict;
  if (status === null) return { kind: 'nothing' };
  if (status === NOT_FOUND) return { kind: 'gone', message: t.deleted };
  if (status === CONFLICT) return { kind: 'gone', message: t.sold };
  if (loading) return { kind: 'loading' };
  if (failed) return { kind: 'lost', message: t.lost };
  if (!listing) return { kind: 'gone', message: t.gone };
  return {
    kind: 'changed',
    message: t.changed(termsText(listing)),
    listing,
  };
}

const termsText = ({ price, condition, finish, type }: ListingDto): string =>
  [formatPrice(price), conditionLabels[condition], finishLabels[finish], typeLabels[type]].join(', ');
