/** Writing to listers who hide their e-mail address: the dialog, preloaded when a control gets the pointer or the focus. */
import type { ReactNode } from 'react';
import { useHistoryDialog } from '../../browser/use-history-dialog';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { LazyBoundary } from '../../ui/lazy-boundary';
import type { MessageAbout } from './parts/message-form';

const part = lazyWithPreload(() => import('./parts/message-dialog'));

/** For a button that opens the dialog: starts loading it. */
const prefetchHandlers = { onPointerEnter: part.preload, onFocus: part.preload };

interface Messaging {
  open: (about: MessageAbout) => void;
  prefetchHandlers: typeof prefetchHandlers;
  /** Stands once on the page. */
  dialog: ReactNode;
}

export function useMessaging(): Messaging {
  const { dialog, open: openDialog, close } = useHistoryDialog<{ about: MessageAbout }>();
  return {
    open: (about) => openDialog({ about }),
    prefetchHandlers,
    dialog: (
      <LazyBoundary isNeeded={dialog !== null}>
        <part.Component about={dialog?.about ?? null} onClose={close} />
      </LazyBoundary>
    ),
  };
}
