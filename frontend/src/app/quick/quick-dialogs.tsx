/** The dialogs that every page has at hand: one of them is open, or none. */
import { useState } from 'react';
import { texts } from '../../texts';
import { Dialog } from '../../ui/dialog';
import Providers from '../providers';
import { MoreScreens } from './more-screens';
import { QuickCardSearch } from './quick-card-search';
import type { QuickDialog } from './quick-dialog';
import { ShortcutTable } from './shortcut-table';

interface QuickDialogsProps {
  dialog: QuickDialog | null;
  onClose: () => void;
  /** Leads to another page, and closes the dialog. */
  onGo: (path: string) => void;
}

export default function QuickDialogs({ dialog, onClose, onGo }: QuickDialogsProps) {
  const [left, setLeft] = useState(false);
  // Opened again: anyone who left through it the last time may stay now.
  if (dialog && left) setLeft(false);
  const leave = (path: string) => {
    setLeft(true);
    onGo(path);
  };
  const about = (kind: QuickDialog) => ({
    opened: dialog === kind,
    onClose,
    // The new page takes the focus itself.
    returnFocus: !left,
  });
  return (
    <Providers>
      <Dialog {...about('find')} title={texts.app.findCard} phone="page" size={620} top>
        <QuickCardSearch onGo={leave} />
      </Dialog>
      <Dialog {...about('shortcuts')} title={texts.app.shortcuts.title} phone="sheet" size={560}>
        <ShortcutTable />
      </Dialog>
      <Dialog {...about('more')} title={texts.app.bar.more} phone="sheet">
        <MoreScreens onGo={leave} />
      </Dialog>
    </Providers>
  );
}
