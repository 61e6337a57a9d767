/** What an edit conflict about a listing says. */
import type { ListingDto } from '../../../api/listings';
import { detailsOf } from '../../../entities/listing/copy-details';
import { detailWords } from '../../../entities/listing/detail-words';
import { conditionLabels, finishLabels, typeLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import type { EditConflict } from '../../../lib/use-edit-conflict';
import { texts } from '../../../texts';

export function conflictText(conflict: EditConflict<ListingDto>): string | null {
  const t = texts.listings.conflict;
  if (conflict.kind === 'unknown') return t.unknown;
  if (conflict.kind === 'gone') return t[conflict.why];
  return conflict.kind === 'changed' ? t.changed(termsText(conflict.latest)) : null;
}

const termsText = (listing: ListingDto): string => {
  const { price, condition, finish, type } = listing;
  const terms = [formatPrice(price), conditionLabels[condition], finishLabels[finish], typeLabels[type]];
  return [...terms, ...detailWords(detailsOf(listing))].join(', ');
};
