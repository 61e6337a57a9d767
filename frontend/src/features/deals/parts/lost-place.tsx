/** A deal whose place is gone: why, where it was to be, and until when both find another. */
import type { DealDto } from '../../../api/deals';
import { formatSlot, formatUntil } from '../../../lib/format-until';
import { texts } from '../../../texts';
import { Hint } from '../../../ui/hint';

export function LostPlace({ deal: { lostPlace, dueAt, state } }: { deal: DealDto }) {
  const t = texts.stockConflicts.lostPlace;
  if (!lostPlace) return null;
  const { why, from, to, timeZone, store, event, text } = lostPlace;
  // The cards lay there: nobody looks for another place any more.
  const isSearched = state === 'AGREED';
  const place = store?.name ?? event?.name ?? text;
  return (
    <Hint kind="warning">
      <p>
        {isSearched && <strong>{t.title}</strong>} {t.why[why] ?? t.gone}
      </p>
      <p>
        {t.was}: <bdi>{place}</bdi>
        {place && ' · '}
        {formatSlot(from, to, { timeZone })}. {isSearched && dueAt && t.until(formatUntil(dueAt))}
      </p>
    </Hint>
  );
}
