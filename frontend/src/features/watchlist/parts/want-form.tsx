/** What somebody wants of a watched card: the content of its dialog, fetched when that opens first. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGetWantQuery } from '../../../api/watchlist';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { problemStatus } from '../../../lib/problem';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost';
import { useLast } from '../../../lib/use-last';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { type FormState, UNTOUCHED } from '../../../ui/form-dialog';
import { Hint } from '../../../ui/hint';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import { NO_WANT } from './saved-as';
import { useWant } from './use-want';
import { type SavedWant, type WantField, wantOf } from './want-draft';
import { WantFields } from './want-fields';
import classes from './want-form.module.css';

const conflictNote = lazyWithPreload(() => import('../../../ui/document-conflict-note'));

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
  const { currentData: want, isFetching, isError, error, refetch } = useGetWantQuery(cardId);
  const isNew = isError && problemStatus(error) === 404;
  const saved = useLast<SavedWant>(isNew ? NO_WANT : (want ?? null));
  if (saved) return <Fields cardId={cardId} saved={saved} {...dialog} />;
  if (isError) return <ErrorState message={texts.wants.notLoaded} onRetry={refetch} retrying={isFetching} />;
  return <p role="status">{texts.wants.loading}</p>;
}

function Fields({ cardId, saved, onClose, onState }: WantFormProps & { saved: SavedWant }) {
  const t = texts.wants;
  const [wrong, setWrong] = useState<WantField | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { hasWant, draft, isUnsaved, isBusy, isClearing, conflict, ...work } = useWant(
    cardId,
    saved,
    onClose,
  );
  useEffect(() => onState({ unsaved: isUnsaved, busy: isBusy }), [isUnsaved, isBusy, onState]);
  useEffect(() => () => onState(UNTOUCHED), [onState]);
  // The buttons of a conflict go once it is decided.
  const focusProps = useFocusWhenLost(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = wantOf(draft);
    if ('want' in read) return void work.submit(read.want);
    flushSync(() => setWrong(read.wrong));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form ref={form} tabIndex={-1} {...focusProps} className={classes.form} onSubmit={submit} noValidate>
      <WantFields
        draft={draft}
        wrong={wrong}
        onChange={(changes) => {
          setWrong(null);
          work.change(changes);
        }}
      />
      <LazyBoundary isNeeded={conflict.kind !== 'none' || conflict.isDecided} isAwaited={false}>
        <conflictNote.Component conflict={conflict} words={{ ...t.form.conflict, failed: t.notLoaded }} />
      </LazyBoundary>
      {work.failure && (
        <Hint kind="danger" role="alert">
          {work.failure}
        </Hint>
      )}
      <div className={classes.buttons}>
        {hasWant && (
          <Button look="quiet" busy={isClearing} onClick={() => void work.clear()}>
            {t.form.remove}
          </Button>
        )}
        <Button type="submit" busy={isBusy && !isClearing}>
          {t.form.save}
        </Button>
      </div>
    </form>
  );
}
