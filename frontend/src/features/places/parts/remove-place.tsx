/** Removes one's place, after asking. */
import { type RefObject, useState } from 'react';
import { useRemoveOwnPlaceMutation } from '../../../api/places';
import { problemText } from '../../../lib/problem';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastSuccess } from '../../../ui/toast';

/** What a town or a store's place says. */
export interface RemovalWords {
  remove: string;
  removeTitle: string;
  removeAbout: string;
  removed: string;
  notRemoved: string;
}

interface RemovePlaceProps {
  /** There is a place to remove. The question stays here after it: a dialog that unmounts cannot return the focus. */
  isShown: boolean;
  words: RemovalWords;
  /** Where the focus goes: the button is gone with the place. */
  home: RefObject<HTMLElement | null>;
  onRemoved: () => void;
}

export function RemovePlace({ isShown, words, home, onRemoved }: RemovePlaceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [remove, { isLoading }] = useRemoveOwnPlaceMutation();
  const ask = () => {
    setFailure(null);
    setIsAsking(true);
  };
  const confirm = async () => {
    try {
      await remove().unwrap();
      setIsAsking(false);
      onRemoved();
      toastSuccess(words.removed);
    } catch (problem) {
      setFailure(problemText(problem, words.notRemoved));
    }
  };
  return (
    <>
      {isShown && (
        <Button look="quiet" onClick={ask}>
          {words.remove}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={words.removeTitle}
        confirm={words.remove}
        danger
        busy={isLoading}
        failure={failure}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
        home={home}
      >
        {words.removeAbout}
      </ConfirmDialog>
    </>
  );
}
