/** What is open above a page: finding a card, the shortcuts, or the rest of a phone's bar. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWork } from '../../lib/use-work';
import type { QuickDialog } from './quick-dialog';
import { quickDialogs } from './quick-dialogs-part';
import type { Action } from './shortcuts';
import { useShortcuts } from './use-shortcuts';

/** The open dialog, and the ways to open and to close one. `active`: the page has them, and the keys work. */
export function useQuick(active: boolean) {
  const { work, begin, end } = useWork<{ dialog: QuickDialog }>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = (dialog: QuickDialog) => begin({ dialog });

  // Whoever went on to another page is done here.
  const address = pathname + search;
  const [seen, setSeen] = useState(address);
  if (address !== seen) {
    setSeen(address);
    end();
  }

  // What is on its way is open already: the letters are meant for it.
  useShortcuts(active && work === null, (action: Action) => {
    if (action.does === 'find') open('find');
    else if (action.does === 'list') open('shortcuts');
    else if (action.does === 'go') void navigate(action.to);
    else if (action.at === address) pressButton(action.button);
  });
  usePreloadByKey(active);
  const go = (to: string) => {
    if (to === address) end();
    // In place of the entry that the back button closes the dialog by.
    else void navigate(to, { replace: true });
  };
  return { dialog: active ? (work?.dialog ?? null) : null, open, close: end, go };
}

/** Presses the page's own button with these words. */
function pressButton(words: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
  const button = buttons.find(({ textContent }) => textContent === words);
  // Where the focus is when what it opens closes again.
  button?.focus();
  button?.click();
}

/** Whoever holds Ctrl or ⌘ is about to press the other key. */
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
