/** The dialogs of wants and the head of a list, in one chunk: fetched when the first of them is needed. */
import { type ComponentProps, useState } from 'react';
import { texts } from '../../../texts';
import { FormDialog, UNTOUCHED } from '../../../ui/form-dialog';
import { ImportForm } from './import-form';
import { WantForm } from './want-form';

export { ListHead } from './list-head';
export { NewListDialog } from './new-list-dialog';

type DialogProps = Pick<ComponentProps<typeof FormDialog>, 'opened' | 'onClose' | 'isLeaving'>;

interface WantDialogProps extends DialogProps {
  cardId: string;
  cardName: string | undefined;
}

export function WantDialog({ cardId, cardName, ...dialog }: WantDialogProps) {
  const [state, setState] = useState(UNTOUCHED);
  return (
    <FormDialog
      {...state}
      {...dialog}
      onDiscard={() => setState(UNTOUCHED)}
      title={texts.wants.of(cardName ?? texts.wants.thisCard)}
      phone="page"
      size={560}
    >
      {() => <WantForm cardId={cardId} onClose={dialog.onClose} onState={setState} />}
    </FormDialog>
  );
}

interface ImportDialogProps extends DialogProps {
  /** The list that is chosen at first. */
  list: string | null;
}

/** The text is kept: nothing has to be asked before it is left. */
export function ImportDialog({ list, ...dialog }: ImportDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <FormDialog
      {...dialog}
      unsaved={false}
      busy={busy}
      title={texts.wants.paste.title}
      phone="page"
      size={560}
    >
      {() => <ImportForm list={list} onClose={dialog.onClose} onBusy={setBusy} />}
    </FormDialog>
  );
}
