/** Asks what a plan is called, before it is saved or renamed. */
import { TextInput } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { texts } from '../../../texts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';

/** As the server takes it, in characters. */
const MAX_TITLE = 80;

interface TitleDialogProps {
  opened: boolean;
  heading: string;
  confirm: string;
  /** What it is called until now, or may be. */
  title: string;
  about?: string;
  busy: boolean;
  failure: string | null;
  home?: RefObject<HTMLElement | null>;
  onConfirm: (title: string) => void;
  onCancel: () => void;
}

export function TitleDialog(props: TitleDialogProps) {
  const { opened, heading, title, about, failure, onConfirm, onCancel, ...rest } = props;
  const t = texts.savedPlans;
  const [typed, setTyped] = useState(title);
  const [isEmpty, setIsEmpty] = useState(false);
  const [wasOpened, setWasOpened] = useState(opened);
  // It begins with the title as it is now each time.
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setTyped(title);
    setIsEmpty(false);
  }
  const send = () => {
    const next = typed.trim();
    setIsEmpty(next === '');
    if (next !== '') onConfirm(next);
  };
  return (
    <ConfirmDialog
      {...rest}
      opened={opened}
      title={heading}
      failure={failure}
      onConfirm={send}
      onCancel={onCancel}
      fields={
        <TextInput
          data-autofocus
          label={t.name}
          maxLength={MAX_TITLE}
          dir="auto"
          value={typed}
          error={isEmpty && t.needsName}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      }
    >
      {about}
    </ConfirmDialog>
  );
}
