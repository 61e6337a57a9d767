/** What somebody wants of a watched card: the content of its dialog, fetched when that opens first. */
import { type FormEvent, useState } from 'react';
import {
  useGetWantListsQuery,
  useGetWantQuery,
  useRemoveWantMutation,
  useSaveWantMutation,
  type WantDto,
} from '../../../api/watchlist';
import { problemStatus, problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { Hint } from '../../../ui/hint';
import { toastSuccess } from '../../../ui/toast';
import { draftOf, NEW_WANT, type WantDraft, wantOf } from './want-draft';
import { WantFields } from './want-fields';
import classes from './want-form.module.css';

interface WantFormProps {
  cardId: string;
  onClose: () => void;
}

/**
 * Nothing may have been said of the card yet: that is no failure. The form begins with what is known first: what is read again later
 * takes nothing away that was filled in.
 */
export default function WantForm({ cardId, onClose }: WantFormProps) {
  const { currentData, isFetching, isError, error, refetch } = useGetWantQuery(cardId, {
    refetchOnMountOrArgChange: true,
  });
  const isNew = isError && problemStatus(error) === 404;
  const [first, setFirst] = useState<{ want: WantDto | undefined } | null>(null);
  if (!first && (currentData || isNew)) setFirst({ want: isNew ? undefined : currentData });
  if (first) return <Fields cardId={cardId} want={first.want} onClose={onClose} />;
  if (isError) return <ErrorState message={texts.wants.notLoaded} onRetry={refetch} retrying={isFetching} />;
  return <p role="status">{texts.wants.loading}</p>;
}

function Fields({ cardId, want, onClose }: WantFormProps & { want: WantDto | undefined }) {
  const t = texts.wants.form;
  const [draft, setDraft] = useState<WantDraft>(want ? draftOf(want) : NEW_WANT);
  const [wrong, setWrong] = useState<'quantity' | 'price' | 'percent' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const lists = useGetWantListsQuery().currentData ?? [];
  const [save, saving] = useSaveWantMutation();
  const [remove, removing] = useRemoveWantMutation();
  const busy = saving.isLoading || removing.isLoading;

  const act = async (call: () => Promise<unknown>, done: string) => {
    if (busy) return;
    setFailure(null);
    try {
      await call();
      toastSuccess(done);
      onClose();
    } catch (problem) {
      setFailure(problemText(problem, t.failed));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = wantOf(draft);
    if ('wrong' in read) return setWrong(read.wrong);
    return void act(() => save({ id: cardId, saveWant: read.want }).unwrap(), t.saved);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <WantFields
        draft={draft}
        lists={lists}
        wrong={wrong}
        onChange={(change) => {
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
            onClick={() => void act(() => remove(cardId).unwrap(), t.removed)}
          >
            {t.remove}
          </Button>
        )}
        <Button type="submit" busy={saving.isLoading}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
