/** An edit conflict: what a form or a dialog is about was changed, or is gone, since it was opened. */
import { useState } from 'react';
import { hasProblemCode, problemStatus } from './problem';

const NOT_FOUND = 404;
/** Of those that refuse a change in the state that the subject is in, such as on hold, the one that is for good. */
const SOLD = 'listings.already-sold';
const PRECONDITION_FAILED = 412;

/** `gone`: nothing can be saved. `changed`: the latest version is at hand. `unknown`: it couldn't be loaded. */
export type EditConflict<Subject> =
  | { kind: 'none' | 'loading' | 'unknown' }
  | { kind: 'gone'; why: 'deleted' | 'final' | 'unlisted' }
  | { kind: 'changed'; latest: Subject };

const NONE = { kind: 'none' } as const;

/**
 * `uuid` is the subject of the form. `fetchLatest` finds it as it is now, null where it is not listed any more. A late
 * answer about another subject changes nothing.
 */
export function useEditConflict<Subject>(
  uuid: string | undefined,
  fetchLatest: (uuid: string) => Promise<Subject | null>,
) {
  const [recorded, setRecorded] = useState<{ of: string; conflict: EditConflict<Subject> } | null>(null);

  const load = async (of: string) => {
    const loading = { of, conflict: { kind: 'loading' } as const };
    setRecorded(loading);
    const conflict = await fetchLatest(of).then(
      (latest) =>
        latest ? ({ kind: 'changed', latest } as const) : ({ kind: 'gone', why: 'unlisted' } as const),
      (failure) => conflictOf(failure) ?? ({ kind: 'unknown' } as const),
    );
    setRecorded((now) => (now === loading ? { of, conflict } : now));
  };

  return {
    conflict: recorded !== null && recorded.of === uuid ? recorded.conflict : NONE,
    /** Takes a failed call about `of`; true where the failure is an edit conflict. */
    record: (of: string, failure: unknown): boolean => {
      if (problemStatus(failure) === PRECONDITION_FAILED) {
        void load(of);
        return true;
      }
      const conflict = conflictOf(failure);
      setRecorded(conflict && { of, conflict });
      return conflict !== null;
    },
    /** Loads the latest version once more. */
    retry: () => void (uuid && load(uuid)),
    clear: () => setRecorded(null),
  };
}

function conflictOf(failure: unknown): EditConflict<never> | null {
  const status = problemStatus(failure);
  if (status === NOT_FOUND) return { kind: 'gone', why: 'deleted' };
  return hasProblemCode(failure, SOLD) ? { kind: 'gone', why: 'final' } : null;
}
