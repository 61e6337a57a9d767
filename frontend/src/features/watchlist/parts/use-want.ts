/** The work on what is wanted of a card: typing, saving and clearing it. */
import { useRef, useState } from 'react';
import { etagOf } from '../../../api/etag';
import {
  type SaveWant,
  useLazyGetWantQuery,
  useRemoveWantMutation,
  useSaveWantMutation,
} from '../../../api/watchlist';
import { isUnanswered, problemStatus, problemText } from '../../../lib/problem';
import { useEditedDocument } from '../../../lib/use-edited-document';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import { chosenList, useListToUse } from './list-choice';
import { NO_WANT, savedAs } from './saved-as';
import { draftOf, isSame, isWant, mergeDrafts, type SavedWant, type WantDraft } from './want-draft';

const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

/** `onDone` is called once it is saved or cleared. */
export function useWant(cardId: string, saved: SavedWant, onDone: () => void) {
  const t = texts.wants.form;
  const [failure, setFailure] = useState<string | null>(null);
  const [save] = useSaveWantMutation();
  const [remove, removing] = useRemoveWantMutation();
  const [ask] = useLazyGetWantQuery();
  const { run, isBusy: isSaving } = useOneStep();
  const fetchLatest = (): Promise<SavedWant> =>
    ask(cardId)
      .unwrap()
      .catch((problem: unknown) => {
        if (problemStatus(problem) === NOT_FOUND) return NO_WANT;
        throw problem;
      });
  const work = useEditedDocument({ saved, isSaving, fetchLatest, draftOf, isSame, merge: mergeDrafts });
  const { base, draft, change } = work;
  const listToUse = useListToUse((list) => change({ list }));
  /** What was sent without an answer: it may be saved. */
  const unanswered = useRef<WantDraft | null>(null);

  const done = (said: string, undo?: () => void) => {
    toastSuccess(said, undo && { label: texts.ui.undo, run: undo });
    onDone();
  };
  /** Whether a refused change was made already, by a call whose answer was lost. */
  const isMade = async (sent: WantDraft): Promise<boolean> => {
    if (!unanswered.current || !isSame(unanswered.current, sent)) return false;
    const latest = await fetchLatest().catch(() => null);
    return latest !== null && isSame(draftOf(latest), sent);
  };
  const refuse = (problem: unknown) => {
    if (problemStatus(problem) !== PRECONDITION_FAILED) setFailure(problemText(problem, t.failed));
    else work.record(problem);
  };

  const submit = (want: Omit<SaveWant, 'list'>) =>
    run(async () => {
      setFailure(null);
      let sent = draft;
      try {
        const list = await listToUse(draft.list);
        sent = { ...draft, list: chosenList(list) };
        await save({ id: cardId, 'If-Match': etagOf(base), saveWant: { ...want, list } }).unwrap();
        done(t.saved);
      } catch (problem) {
        if (problemStatus(problem) === PRECONDITION_FAILED && (await isMade(sent))) return done(t.saved);
        if (isUnanswered(problem)) unanswered.current = sent;
        refuse(problem);
      }
    });

  const saveAgain = async () => {
    if (!isWant(base)) return;
    const saveWant = savedAs(base);
    const { error } = await save({ id: cardId, 'If-Match': etagOf(NO_WANT), saveWant });
    if (error) toastError(problemText(error, t.failed));
  };
  const clear = () =>
    run(async () => {
      setFailure(null);
      const { error } = await remove({ id: cardId, 'If-Match': etagOf(base) });
      // What is cleared already need not be.
      if (error && problemStatus(error) !== NOT_FOUND) return refuse(error);
      done(t.removed, () => void saveAgain());
    });

  return {
    /** Whether something was said when the typing began. */
    hasWant: isWant(base),
    draft,
    failure,
    isUnsaved: work.isDirty,
    isBusy: work.isBusy,
    isClearing: removing.isLoading,
    conflict: work.conflict,
    change: (changes: Partial<WantDraft>) => {
      // It would be lost when the dialog closes.
      if (!isSaving) change(changes);
    },
    submit,
    clear,
  };
}
