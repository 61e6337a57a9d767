/** The dialogs of one's own listings, fetched when somebody reaches for them. */
import type { RefObject } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import type { Move } from '../../lib/use-work';
import { LatePart } from '../../ui/late-part';
import type { Ending } from './parts/ended-listings';
import { type ListingsQuery, presentOf } from './parts/use-listings';
import type { Work } from './parts/work';

const create = lazyPart(() => import('./create-listing'));
const others = lazyPart(() => import('./listing-work'));

/** For a button that opens a dialog: starts loading it. */
export const reachFor = (kind: Work['kind']) => {
  const { preload } = kind === 'create' ? create : others;
  return { onPointerEnter: preload, onFocus: preload };
};

interface OwnDialogsProps {
  /** Whose listings. */
  lister: string;
  work: Work | null;
  query: ListingsQuery;
  onEnd: () => void;
  /** Listings were sold or deleted. */
  onEnded: (ending: Ending) => void;
  leaves: (move: Move) => boolean;
  /** Where the focus goes when what had it is gone. */
  home: RefObject<HTMLElement | null>;
}

export function OwnDialogs({ lister, work, query, onEnd, onEnded, leaves, home }: OwnDialogsProps) {
  const creating = work?.kind === 'create';
  const about = work && work.kind !== 'create' ? work : null;
  return (
    <>
      <LatePart needed={creating}>
        <create.Component
          account={lister}
          opened={creating}
          cardId={creating ? (work.cardId ?? null) : null}
          onClose={onEnd}
          leaves={leaves}
          home={home}
        />
      </LatePart>
      <LatePart needed={about !== null}>
        <others.Component
          kind={about?.kind ?? null}
          listing={about?.listing ?? null}
          present={presentOf(about?.listing.uuid ?? null, query)}
          onClose={onEnd}
          onEnded={onEnded}
          home={home}
        />
      </LatePart>
    </>
  );
}
