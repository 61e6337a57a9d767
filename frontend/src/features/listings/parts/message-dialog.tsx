/** The dialog that writes to a lister who hides their e-mail address. */
import { useState } from 'react';
import { useLast } from '../../../lib/use-last';
import { texts } from '../../../texts';
import { Dialog } from '../../../ui/dialog';
import { type MessageAbout, MessageForm } from './message-form';

interface MessageDialogProps {
  /** The listing to write about; null closes the dialog. */
  about: MessageAbout | null;
  onClose: () => void;
}

export default function MessageDialog({ about, onClose }: MessageDialogProps) {
  const shown = useLast(about);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      opened={about !== null}
      onClose={onClose}
      title={shown ? texts.messages.send.title(shown.name) : ''}
      phone="page"
      size={560}
      busy={busy}
    >
      {shown && <MessageForm key={shown.uuid} about={shown} onClose={onClose} onBusy={setBusy} />}
    </Dialog>
  );
}
