/** What is open above a page: finding a card, the shortcuts, or the rest of a phone's bar. */
import { useLocation, useNavigate } from 'react-router-dom';
import { useHistoryDialog } from '../../browser/use-history-dialog';
import type { QuickDialog } from './quick-dialog';

/** The open dialog, and the ways to open and to close one. */
export type QuickDialogs = ReturnType<typeof useQuick>;

/** `active`: the page has them. */
export function useQuick(active: boolean) {
  const { dialog, open: openEntry, close } = useHistoryDialog<{ dialog: QuickDialog }>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = (dialog: QuickDialog) => openEntry({ dialog });
  const go = (to: string) => {
    if (to === pathname + search) close();
    // In place of the entry that the back button closes the dialog by.
    else void navigate(to, { replace: true });
  };
  return { dialog: active ? (dialog?.dialog ?? null) : null, open, close, go };
}
