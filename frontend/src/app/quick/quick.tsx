/** The shortcuts of a page, and the dialogs that they and the frame's controls open. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { runCommand } from '../../browser/command';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { quickDialogs } from './quick-dialogs-part';
import type { Action } from './shortcuts';
import type { QuickDialogs } from './use-quick';
import { useShortcuts } from './use-shortcuts';

interface QuickProps {
  /** The keys work. */
  active: boolean;
  quick: QuickDialogs;
}

export function Quick({ active, quick: { dialog, open, close, go } }: QuickProps) {
  const navigate = useNavigate();
  // What is on its way is open already: the letters are meant for it.
  useShortcuts(active && dialog === null, (action: Action) => {
    if (action.does === 'find') open('find');
    else if (action.does === 'list') open('shortcuts');
    else if (action.does === 'go') void navigate(action.to);
    else runCommand(action.command);
  });
  usePreloadByKey(active);
  return (
    <LazyBoundary isNeeded={dialog !== null}>
      <quickDialogs.Component dialog={dialog} onClose={close} onGo={go} />
    </LazyBoundary>
  );
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
