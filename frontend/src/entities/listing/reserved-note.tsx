/** “On hold until Friday”, where a copy is kept for somebody: the words and what writes days come with the first of them. */
import type { ListingDto } from '../../api/listings';
import { OptionalPart } from '../../ui/optional-part';

const loadWords = () => import('./reserved-words');

export const ReservedNote = ({
  of: { status, reservedUntil, reservedTimeZone },
}: {
  of: Pick<ListingDto, 'status' | 'reservedUntil' | 'reservedTimeZone'>;
}) =>
  status === 'RESERVED' && (
    <OptionalPart load={loadWords} until={reservedUntil} timeZone={reservedTimeZone} />
  );
