/** The dialogs of one's own listings, preloaded when a control gets the pointer or the focus. */
import type { RefObject } from 'react';
import type { Navigation, Opened } from '../../browser/use-history-dialog';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { LazyBoundary } from '../../ui/lazy-boundary';
import type { Ending } from './parts/ended-listings';
import type { ListingDialogState } from './parts/listing-dialog-state';
import { type ListingsQuery, latestIn } from './parts/use-listings';

const create = lazyWithPreload(() => import('./create-listing'));
const others = lazyWithPreload(() => import('./listing-dialogs'));

/** For a button that opens a dialog: starts loading it. */
export const prefetchHandlers = (kind: ListingDialogState['kind']) => {
  const { preload } = kind === 'create' ? create : others;
  return { onPointerEnter: preload, onFocus: preload };
};

interface OwnDialogsProps {
  /** Whose listings. */
  lister: string;
  dialog: Opened<ListingDialogState> | null;
  query: ListingsQuery;
  onClose: () => void;
  /** Listings were sold or deleted. */
  onEnded: (ending: Ending) => void;
  isLeaving: (move: Navigation) => boolean;
  /** Where the focus goes when what had it is gone. */
  home: RefObject<HTMLElement | null>;
}

export function OwnDialogs({ lister, dialog, query, onClose, onEnded, isLeaving, home }: OwnDialogsProps) {
  const creating = dialog?.kind === 'create';
  const about = dialog && dialog.kind !== 'create' ? dialog : null;
  return (
    <>
      <LazyBoundary isNeeded={creating}>
        <create.Component
          account={lister}
          opened={creating}
          cardId={creating ? (dialog.cardId ?? null) : null}
          onClose={onClose}
          isLeaving={isLeaving}
          home={home}
        />
      </LazyBoundary>
      <LazyBoundary isNeeded={about !== null}>
        <others.Component
          dialog={about}
          fetchLatest={latestIn(query)}
          onClose={onClose}
          onEnded={onEnded}
          isLeaving={isLeaving}
          home={home}
        />
      </LazyBoundary>
    </>
  );
}
