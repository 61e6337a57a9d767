/** Two people change one event: what the other did is shown, and nothing that was typed is lost. */
import { useState } from 'react';
import type { EventDto } from '../../../api/events';
import { useEditConflict } from '../../../lib/use-edit-conflict';
import { type Draft, draftOf, merge } from './event-draft';
import { useFetchEvent } from './use-fetch-event';

export function useEventConflict(
  event: EventDto | undefined,
  typed: Draft,
  onDecide: (draft: Draft) => void,
) {
  const [base, setBase] = useState(event);
  const [before, setBefore] = useState<Draft | null>(null);
  const { conflict, record, clear } = useEditConflict(event?.uuid, useFetchEvent());
  const newest = conflict.kind === 'changed' ? conflict.latest : null;

  const decide = (draft: Draft, replaced: Draft | null) => {
    if (newest) setBase(newest);
    clear();
    setBefore(replaced);
    onDecide(draft);
  };
  return {
    /** The version that a save builds on. */
    base,
    /** The event as it is now, while nobody has decided about it. */
    newest,
    /** What was typed before the newest was loaded over it. */
    before,
    isGone: conflict.kind === 'gone',
    isLoading: conflict.kind === 'loading',
    record,
    /** The fields take the event as it is now. */
    load: () => newest && decide(draftOf(newest), typed),
    /** What was typed is to replace what the event is now; the fields that were not touched take what it is now. */
    keep: () => base && newest && decide(merge(typed, draftOf(base), draftOf(newest)), null),
    /** What was typed comes back. */
    restore: () => before && decide(before, null),
  };
}

export type EventConflict = ReturnType<typeof useEventConflict>;
