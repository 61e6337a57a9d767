/** Asks before one's place is removed. Stays where it is after that: a dialog that unmounts cannot return the focus. */
import { type RefObject, useState } from 'react';
import { useRemoveOwnPlaceMutation } from '../../../api/places';
import { failureText } from '../../../lib/failure-text';
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
  opened: boolean;
  words: RemovalWords;
  /** Where the focus goes: the button that asked is gone with the place. */
  home: RefObject<HTMLElement | null>;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemovePlace({ opened, words, home, onClose, onRemoved }: RemovePlaceProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [remove, { isLoading }] = useRemoveOwnPlaceMutation();
  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    try {
      await remove().unwrap();
      close();
      onRemoved();
      toastSuccess(words.removed);
    } catch (problem) {
      setFailure(failureText(problem, words.notRemoved));
    }
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={words.removeTitle}
      confirm={words.remove}
      danger
      busy={isLoading}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={close}
      home={home}
    >
      {words.removeAbout}
    </ConfirmDialog>
  );
}
