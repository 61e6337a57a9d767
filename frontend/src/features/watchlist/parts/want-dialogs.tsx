/** The dialogs of wants and the head of a list, in one chunk: fetched when the first of them is needed. */
import { useState } from 'react';
import { texts } from '../../../texts';
import { Dialog } from '../../../ui/dialog';
import { FormDialog, UNTOUCHED } from '../../../ui/form-dialog';
import { ImportForm } from './import-form';
import { WantForm } from './want-form';

export { ListHead } from './list-head';
export { NewListDialog } from './new-list-dialog';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

interface WantDialogProps extends DialogProps {
  cardId: string;
  cardName: string | undefined;
}

export function WantDialog({ cardId, cardName, opened, onClose }: WantDialogProps) {
  const [state, setState] = useState(UNTOUCHED);
  return (
    <FormDialog
      {...state}
      opened={opened}
      onClose={onClose}
      onDiscard={() => setState(UNTOUCHED)}
      title={texts.wants.of(cardName ?? texts.wants.thisCard)}
      phone="page"
      size={560}
    >
      {() => <WantForm cardId={cardId} onClose={onClose} onState={setState} />}
    </FormDialog>
  );
}

interface ImportDialogProps extends DialogProps {
  /** The list that is chosen at first. */
  list: string | null;
}

export function ImportDialog({ list, opened, onClose }: ImportDialogProps) {
  const [busy, setBusy] = useState(false);
  const { title } = texts.wants.paste;
  return (
    <Dialog opened={opened} onClose={onClose} title={title} phone="page" size={560} busy={busy}>
      <ImportForm list={list} onClose={onClose} onBusy={setBusy} />
    </Dialog>
  );
}
