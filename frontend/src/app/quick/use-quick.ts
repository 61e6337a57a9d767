/** What is open above a page: finding a card, the shortcuts, or the rest of a phone's bar. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { runCommand } from '../../browser/command';
import { useHistoryDialog } from '../../browser/use-history-dialog';
import type { QuickDialog } from './quick-dialog';
import { quickDialogs } from './quick-dialogs-part';
import type { Action } from './shortcuts';
import { useShortcuts } from './use-shortcuts';

/** The open dialog, and the ways to open and to close one. `active`: the page has them, and the keys work. */
export function useQuick(active: boolean) {
  const { dialog, open: openEntry, close } = useHistoryDialog<{ dialog: QuickDialog }>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = (dialog: QuickDialog) => openEntry({ dialog });

  // What is on its way is open already: the letters are meant for it.
  useShortcuts(active && dialog === null, (action: Action) => {
    if (action.does === 'find') open('find');
    else if (action.does === 'list') open('shortcuts');
    else if (action.does === 'go') void navigate(action.to);
    else runCommand(action.command);
  });
  usePreloadByKey(active);
  const go = (to: string) => {
    if (to === pathname + search) close();
    // In place of the entry that the back button closes the dialog by.
    else void navigate(to, { replace: true });
  };
  return { dialog: active ? (dialog?.dialog ?? null) : null, open, close, go };
}

/** Ctrl or ⌘ alone announces a shortcut: the dialogs are preloaded. */
function usePreloadByKey(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') quickDialogs.preload();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
