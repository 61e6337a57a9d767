/** A document of which an account has one: typing, and what happens when it was saved elsewhere since the typing began. */
import { useEffect, useState } from 'react';
import { useEditConflict } from './use-edit-conflict';

interface EditedDocument<Saved, Draft> {
  /** The latest version that was loaded here. */
  saved: Saved;
  isSaving: boolean;
  fetchLatest: () => Promise<Saved>;
  draftOf: (saved: Saved) => Draft;
  isSame: (a: Draft, b: Draft) => boolean;
  /** What was typed since `base`, above `latest`. */
  merge: (typed: Draft, base: Draft, latest: Draft) => Draft;
}

const ONE = 'document';

export function useEditedDocument<Saved extends { version: number }, Draft>(
  document: EditedDocument<Saved, Draft>,
) {
  const { saved, isSaving, fetchLatest, draftOf, isSame, merge } = document;
  // What the typing began with: its version goes along when the document is saved.
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  /** What was typed before the latest version was loaded over it. */
  const [replaced, setReplaced] = useState<{ draft: Draft } | null>(null);
  const { conflict, record, retry, clear } = useEditConflict(ONE, fetchLatest);
  const isDirty = !isSame(draft, draftOf(base));

  const begin = (next: Saved, typed: (now: Draft) => Draft = () => draftOf(next)) => {
    setBase(next);
    setDraft(typed);
    setReplaced(null);
    clear();
  };

  // Saved in another window and loaded here again: shown at once where nothing was typed.
  useEffect(() => {
    if (isDirty || isSaving || saved.version <= base.version) return;
    setBase(saved);
    setDraft(draftOf(saved));
  }, [saved, base, isDirty, isSaving, draftOf]);

  const latest = conflict.kind === 'changed' ? conflict.latest : null;
  return {
    base,
    draft,
    isDirty,
    isBusy: isSaving || conflict.kind === 'loading',
    /** The document is as `next` says. */
    begin: (next: Saved) => begin(next),
    /** `sent` was saved as `next`. What was typed since stays. */
    settle: (sent: Draft, next: Saved) => begin(next, (now) => merge(now, sent, draftOf(next))),
    change: (changes: Partial<Draft>) => {
      setReplaced(null);
      // What a call brings comes while other fields are typed in.
      setDraft((now) => ({ ...now, ...changes }));
    },
    /** Takes a failed call; true where it was refused because the document has changed. */
    record: (failure: unknown) => record(ONE, failure),
    conflict: {
      kind: conflict.kind,
      isDecided: replaced !== null,
      retry,
      load: () => {
        if (!latest) return;
        begin(latest);
        setReplaced({ draft });
      },
      keep: () => latest && begin(latest, (now) => merge(now, draftOf(base), draftOf(latest))),
      restore: () => {
        if (replaced) setDraft(replaced.draft);
        setReplaced(null);
      },
    },
  };
}

export type DocumentConflict = ReturnType<typeof useEditedDocument>['conflict'];
