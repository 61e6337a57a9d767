/** What a change of an event is for its series: all but the date, by the clock on the wall. */
import type { ChangeSeries, EventDto } from '../../../api/events';
import { clockTime } from './clock-time';
import { detailsPlan } from './draft-details';
import { type Draft, draftOf, type Problem } from './event-draft';

/** The fields that were typed over. */
export function seriesChangesOf(draft: Draft, base: EventDto): ChangeSeries | Problem {
  const kept = draftOf(base);
  const details = detailsPlan(draft, kept);
  if ('message' in details) return details;
  const changes: ChangeSeries = { ...details };
  if (draft.name !== kept.name) changes.name = draft.name.trim();
  if (draft.location !== kept.location) changes.location = draft.location.trim();
  if (draft.time !== kept.time) changes.time = draft.time.slice(0, 5);
  const endTime = clockTime(draft.endTime);
  // A start alone would take the end with it, which is shown.
  if (endTime !== kept.endTime || (changes.time && endTime)) changes.endTime = endTime.slice(0, 5) || null;
  if (draft.tcg !== kept.tcg || draft.format !== kept.format)
    Object.assign(changes, { tcg: draft.tcg, format: draft.format });
  return changes;
}
