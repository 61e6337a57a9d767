/** Two people change one event: what the other did is shown, and nothing that was typed is lost. */
import { useState } from 'react';
import type { EventDto } from '../../../api/events';
import { type Draft, draftOf, merge } from './event-draft';
import { useNewest } from './use-newest';

export interface EditConflictState {
  /** The version that a save builds on. */
  base: EventDto | undefined;
  /** The event as it is now, while nobody has decided about it. */
  newest: EventDto | null;
  /** What was typed before the newest was loaded over it. */
  before: Draft | null;
  /** Looks the event up as it is now. */
  look: () => Promise<void>;
  /** The fields take the event as it is now. */
  load: () => void;
  /** What was typed is to replace what the event is now; the fields that were not touched take what it is now. */
  keep: () => void;
  /** What was typed comes back. */
  restore: () => void;
}

export function useEditConflict(
  event: EventDto | undefined,
  typed: Draft,
  onDecide: (draft: Draft) => void,
): EditConflictState {
  const [base, setBase] = useState(event);
  const [newest, setNewest] = useState<EventDto | null>(null);
  const [before, setBefore] = useState<Draft | null>(null);
  const find = useNewest();

  const decide = (draft: Draft, replaced: Draft | null) => {
    if (newest) setBase(newest);
    setNewest(null);
    setBefore(replaced);
    onDecide(draft);
  };
  return {
    base,
    newest,
    before,
    look: async () => {
      if (base) setNewest(await find(base));
    },
    load: () => newest && decide(draftOf(newest), typed),
    keep: () => base && newest && decide(merge(typed, draftOf(base), draftOf(newest)), null),
    restore: () => before && decide(before, null),
  };
}
