/** What happened to a listing while a dialog about it was open: somebody else, or another window, was quicker. */
import { useState } from 'react';
import type { ListingDto } from '../../../api/listings';
import { conditionWords, finishWords, typeWords } from '../../../lib/listing-words';
import { formatPrice } from '../../../lib/money';
import { problemStatus } from '../../../lib/problem';
import { texts } from '../../../texts';

/** The listing as the list behind the dialog has it. */
export interface Present {
  /** Null where it is not among the listings, or not yet. */
  listing: ListingDto | null;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** `gone` is for good; `changed` can be looked at and gone on with; `lost` could not be looked at yet. */
export type Meanwhile =
  | { kind: 'nothing' }
  | { kind: 'loading' }
  | { kind: 'lost' | 'gone'; words: string }
  | { kind: 'changed'; words: string; listing: ListingDto };

/** The statuses of a refusal that say that a dialog shows what is no more. */
const DELETED = 404;
const SOLD = 409;
const CHANGED = 412;

/** `uuid` is the listing of the dialog. `meet` is told why a call failed, and whether that is all that there is to say. */
export function useMeanwhile(uuid: string | undefined, present: Present) {
  const [met, setMet] = useState<{ of: string; status: number } | null>(null);
  const status = met !== null && met.of === uuid ? met.status : null;
  return {
    meanwhile: read(status, present),
    /** True where the failure is something that happened meanwhile. */
    meet: (of: string, failure: unknown): boolean => {
      const found = problemStatus(failure) ?? 0;
      const known = [DELETED, SOLD, CHANGED].includes(found);
      setMet(known ? { of, status: found } : null);
      if (found === CHANGED) present.retry();
      return known;
    },
    forget: () => setMet(null),
  };
}

function read(status: number | null, { listing, loading, failed }: Present): Meanwhile {
  const said = texts.listings.meanwhile;
  if (status === null) return { kind: 'nothing' };
  if (status === DELETED) return { kind: 'gone', words: said.deleted };
  if (status === SOLD) return { kind: 'gone', words: said.sold };
  if (loading) return { kind: 'loading' };
  if (failed) return { kind: 'lost', words: said.lost };
  if (!listing) return { kind: 'gone', words: said.gone };
  return {
    kind: 'changed',
    words: said.changed(terms(listing)),
    listing,
  };
}

const terms = ({ price, condition, finish, type }: ListingDto): string =>
  [formatPrice(price), conditionWords[condition], finishWords[finish], typeWords[type]].join(', ');
