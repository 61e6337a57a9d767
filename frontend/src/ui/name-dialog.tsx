/** Asks what something is called, before it is made or renamed. */
import { TextInput } from '@mantine/core';
import { type ReactNode, type RefObject, useState } from 'react';
import { problemText } from '../lib/problem';
import { useOneStep } from '../lib/use-one-step';
import { ConfirmDialog } from './confirm-dialog';
import { useDialogFailure } from './use-dialog-failure';

interface NameDialogProps {
  opened: boolean;
  title: string;
  confirm: string;
  /** What it is called until now, or may be. */
  name: string;
  /** The field's label. */
  label: string;
  /** What an empty field says. */
  needsName: string;
  /** What is said where the server gives no reason. */
  notSaved: string;
  /** As the server takes it, in characters. */
  maxLength: number;
  home?: RefObject<HTMLElement | null>;
  /** Saves the name; rejects where the server refuses it. */
  onConfirm: (name: string) => Promise<unknown>;
  onClose: () => void;
  /** What will happen. */
  children?: ReactNode;
}

export function NameDialog({
  name,
  label,
  needsName,
  notSaved,
  maxLength,
  onConfirm,
  onClose,
  ...asked
}: NameDialogProps) {
  const { opened } = asked;
  const { run, isBusy } = useOneStep();
  const [typed, setTyped] = useState(name);
  const [failure, fail] = useDialogFailure(opened);
  const [isEmpty, setIsEmpty] = useState(false);
  const [wasOpened, setWasOpened] = useState(opened);
  // It begins with the name as it is now each time.
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setTyped(name);
    setIsEmpty(false);
  }
  const send = () =>
    run(async () => {
      // It is still drawn while it fades out.
      if (!opened) return;
      const next = typed.trim();
      setIsEmpty(next === '');
      fail(null);
      if (next === '') return;
      try {
        await onConfirm(next);
        onClose();
      } catch (problem) {
        fail(problemText(problem, notSaved));
      }
    });
  return (
    <ConfirmDialog
      {...asked}
      failure={failure}
      busy={isBusy}
      onConfirm={() => void send()}
      onCancel={onClose}
      fields={
        <TextInput
          data-autofocus
          label={label}
          maxLength={maxLength}
          autoComplete="off"
          dir="auto"
          readOnly={isBusy}
          value={typed}
          error={isEmpty && needsName}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      }
    />
  );
}
