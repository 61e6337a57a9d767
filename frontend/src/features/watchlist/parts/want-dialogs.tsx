/** The dialogs of wants and the head of a list, in one chunk: fetched when the first of them is needed. */
import { texts } from '../../../texts';
import { Dialog } from '../../../ui/dialog';
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

export const WantDialog = ({ cardId, cardName, opened, onClose }: WantDialogProps) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title={texts.wants.of(cardName ?? texts.wants.thisCard)}
    phone="page"
    size={560}
  >
    <WantForm cardId={cardId} onClose={onClose} />
  </Dialog>
);

interface ImportDialogProps extends DialogProps {
  /** The list that is chosen at first. */
  list: string | null;
}

export const ImportDialog = ({ list, opened, onClose }: ImportDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title={texts.wants.paste.title} phone="page" size={560}>
    <ImportForm list={list} onClose={onClose} />
  </Dialog>
);
