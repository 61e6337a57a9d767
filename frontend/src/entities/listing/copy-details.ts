/** What a lister notes about one copy, as they type it. */
import type { ListingDto, PostListing } from '../../api/listings';

/** The longest texts in characters; the server has the same. */
export const MAX_COPY_TEXT = { externalId: 100, shelf: 60, note: 200, privateNote: 500 } as const;

/** The fields of text. */
export const TEXTS = ['externalId', 'shelf', 'note', 'privateNote'] as const;
const MARKS = ['isSigned', 'isAltered'] as const;

/** Texts are empty where nothing is noted. */
export interface CopyDetails extends Record<(typeof TEXTS)[number], string> {
  /** As typed; `paidOf` reads it. */
  pricePaid: string;
  isSigned: boolean;
  isAltered: boolean;
}

export const NO_DETAILS: CopyDetails = {
  ...{ externalId: '', shelf: '', note: '', privateNote: '', pricePaid: '' },
  ...{ isSigned: false, isAltered: false },
};

/** What of a change to the field of the price paid may stay; the largest that fits is what the server takes. */
export const normalizedPaid = (typed: string, before: string): string => {
  const text = typed.replace(',', '.');
  return /^\d{0,6}(?:\.\d{0,2})?$/.test(text) ? text : before;
};

/** In US dollars; null where nothing is typed. */
export const paidOf = ({ pricePaid }: CopyDetails): number | null =>
  /\d/.test(pricePaid) ? Number(pricePaid) : null;

type Noted = Pick<PostListing, (typeof TEXTS)[number] | (typeof MARKS)[number] | 'pricePaid'>;

/** The details of one's own listing. */
export const detailsOf = (listing: ListingDto): CopyDetails => ({
  externalId: listing.externalId ?? '',
  shelf: listing.shelf ?? '',
  note: listing.note ?? '',
  privateNote: listing.privateNote ?? '',
  pricePaid: listing.pricePaid?.toFixed(2) ?? '',
  isSigned: listing.isSigned,
  isAltered: listing.isAltered,
});

/** What is to be sent of them: what differs from what is noted already. */
export function changedDetails(details: CopyDetails, before: CopyDetails = NO_DETAILS): Noted {
  const changed: Noted = {};
  for (const field of TEXTS) {
    const text = details[field].trim();
    if (text !== before[field].trim()) changed[field] = text === '' ? null : text;
  }
  for (const mark of MARKS) if (details[mark] !== before[mark]) changed[mark] = details[mark];
  const paid = paidOf(details);
  if (paid !== paidOf(before)) changed.pricePaid = paid;
  return changed;
}

/** Whether anything is noted. */
export const hasDetails = (details: CopyDetails): boolean => Object.keys(changedDetails(details)).length > 0;
