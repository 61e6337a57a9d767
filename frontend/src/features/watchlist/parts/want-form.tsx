/** What somebody wants of a watched card: the content of its dialog, fetched when that opens first. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  useGetWantQuery,
  useRemoveWantMutation,
  useSaveWantMutation,
  type WantDto,
} from '../../../api/watchlist';
import { problemStatus, problemText } from '../../../lib/problem';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { type FormState, UNTOUCHED } from '../../../ui/form-dialog';
import { Hint } from '../../../ui/hint';
import { toastError, toastSuccess } from '../../../ui/toast';
import { useListToUse } from './list-choice';
import { savedAs } from './saved-as';
import { draftOf, NEW_WANT, type WantDraft, type WantField, wantOf } from './want-draft';
import { WantFields } from './want-fields';
import classes from './want-form.module.css';

interface WantFormProps {
  cardId: string;
  onClose: () => void;
  onState: (state: FormState) => void;
}

/**
 * Nothing may have been said of the card yet: that is no failure. The form begins with the first answer; what is read again later
 * takes nothing away that was filled in.
 */
export function WantForm({ cardId, ...dialog }: WantFormProps) {
  const { currentData, isFetching, isError, error, refetch } = useGetWantQuery(cardId);
  const isNew = isError && problemStatus(error) === 404;
  const [first, setFirst] = useState<{ want: WantDto | undefined } | null>(null);
  if (!first && (currentData || isNew)) setFirst({ want: isNew ? undefined : currentData });
  if (first) return <Fields cardId={cardId} want={first.want} {...dialog} />;
  if (isError) return <ErrorState message={texts.wants.notLoaded} onRetry={refetch} retrying={isFetching} />;
  return <p role="status">{texts.wants.loading}</p>;
}

function Fields({ cardId, want, onClose, onState }: WantFormProps & { want: WantDto | undefined }) {
  const t = texts.wants.form;
  const [first] = useState<WantDraft>(() => (want ? draftOf(want) : NEW_WANT));
  const [draft, setDraft] = useState(first);
  const [wrong, setWrong] = useState<WantField | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const listToUse = useListToUse((list) => setDraft((now) => ({ ...now, list })));
  const [save] = useSaveWantMutation();
  const [remove, removing] = useRemoveWantMutation();
  const { run, isBusy } = useOneStep();
  const unsaved = JSON.stringify(draft) !== JSON.stringify(first);
  useEffect(() => onState({ unsaved, busy: isBusy }), [unsaved, isBusy, onState]);
  useEffect(() => () => onState(UNTOUCHED), [onState]);

  const act = (call: () => Promise<unknown>, done: string, undo?: () => void) =>
    run(async () => {
      setFailure(null);
      try {
        await call();
        toastSuccess(done, undo && { label: texts.ui.undo, run: undo });
        onClose();
      } catch (problem) {
        setFailure(problemText(problem, t.failed));
      }
    });
  const saveAgain = async (before: WantDto) => {
    const { error } = await save({ id: cardId, saveWant: savedAs(before) });
    if (error) toastError(problemText(error, t.failed));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = wantOf(draft);
    if ('wrong' in read) {
      flushSync(() => setWrong(read.wrong));
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    void act(async () => {
      const list = await listToUse(draft.list);
      await save({ id: cardId, saveWant: { ...read.want, list } }).unwrap();
    }, t.saved);
  };
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <WantFields
        draft={draft}
        wrong={wrong}
        onChange={(change) => {
          // It would be lost when the dialog closes.
          if (isBusy) return;
          setWrong(null);
          setDraft({ ...draft, ...change });
        }}
      />
      {failure && (
        <Hint kind="danger" role="alert">
          {failure}
        </Hint>
      )}
      <div className={classes.buttons}>
        {want && (
          <Button
            look="quiet"
            busy={removing.isLoading}
            onClick={() =>
              void act(
                () => remove(cardId).unwrap(),
                t.removed,
                () => void saveAgain(want),
              )
            }
          >
            {t.remove}
          </Button>
        )}
        <Button type="submit" busy={isBusy && !removing.isLoading}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
