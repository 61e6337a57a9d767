/** How many go to an event: nothing where nobody does and it has no limit. */
import type { AttendanceCounts } from '../../api/attendance';
import { texts } from '../../texts';

/** `4 are going · starts with 6 · 12 places left`; empty where there is nothing to say. An older answer has no counts. */
export function turnoutText(counts: AttendanceCounts | undefined): string {
  if (!counts) return '';
  const t = texts.turnout;
  const { capacity, leastPlayers, going, interested, waiting, freePlaces } = counts;
  return [
    (going > 0 || capacity !== null || leastPlayers !== null) && t.going(going),
    leastPlayers !== null && t.firesAt(leastPlayers, going),
    freePlaces !== null && (freePlaces > 0 ? t.places(freePlaces) : t.full),
    waiting > 0 && t.waiting(waiting),
    interested > 0 && t.interested(interested),
  ]
    .filter(Boolean)
    .join(' · ');
}

export const Turnout = ({ counts }: { counts: AttendanceCounts | undefined }) => {
  const text = turnoutText(counts);
  return text === '' ? null : <span>{text}</span>;
};
