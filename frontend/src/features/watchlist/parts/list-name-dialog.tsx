/** Asks what a list of wants is called, before it is made or renamed. */
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { problemText } from '../../../lib/problem';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { MAX_LIST_NAME } from './list-choice';

interface ListNameDialogProps {
  opened: boolean;
  title: string;
  confirm: string;
  /** What the list is called until now. */
  name: string;
  /** Saves the name; rejects where the server refuses it. */
  onConfirm: (name: string) => Promise<unknown>;
  onClose: () => void;
}

export function ListNameDialog({ opened, title, confirm, name, onConfirm, onClose }: ListNameDialogProps) {
  const t = texts.wants;
  const { run, isBusy } = useOneStep();
  const [typed, setTyped] = useState(name);
  const [failure, setFailure] = useState<string | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const [wasOpened, setWasOpened] = useState(opened);
  // It begins with the name as it is now each time.
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setTyped(name);
    setFailure(null);
    setIsEmpty(false);
  }
  const send = () =>
    run(async () => {
      const next = typed.trim();
      setIsEmpty(next === '');
      setFailure(null);
      if (next === '') return;
      try {
        await onConfirm(next);
        onClose();
      } catch (problem) {
        setFailure(problemText(problem, t.listNotSaved));
      }
    });
  return (
    <ConfirmDialog
      {...{ opened, title, confirm, failure, busy: isBusy }}
      onConfirm={() => void send()}
      onCancel={onClose}
      fields={
        <TextInput
          data-autofocus
          label={t.listName}
          maxLength={MAX_LIST_NAME}
          autoComplete="off"
          dir="auto"
          value={typed}
          error={isEmpty && t.nameNeeded}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      }
    />
  );
}
