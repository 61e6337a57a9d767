/** Whether the sidebar is open: remembered where it is beside the content, closed by the back button where it covers it. */
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { type HistoryDialog, useHistoryDialog } from '../../../browser/use-history-dialog';
import { local, readStored, writeStored } from '../../../lib/stored';

const KEY = 'sidebar';

/** `shared` is the menu that the frame around the page opens, too. */
export function useSidebar(shared: HistoryDialog | undefined) {
  const over = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const [beside, setBeside] = useState(() => readStored(local, KEY) !== 'closed');
  const own = useHistoryDialog();
  const { dialog, open, close } = shared ?? own;
  const toggle = () => {
    if (over) return dialog ? close() : open({});
    writeStored(local, KEY, beside ? 'closed' : null);
    setBeside(!beside);
  };
  return { opened: over ? dialog !== null : beside, over, toggle, close };
}
