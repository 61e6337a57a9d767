/** The dialogs of one's own listings, fetched when somebody reaches for them. */
import { type RefObject, Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import type { Move } from '../../lib/use-work';
import { texts } from '../../texts';
import { Busy } from '../../ui/busy';
import { PartBoundary } from '../../ui/part-boundary';
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
  leaves: (move: Move) => boolean;
  /** Where the focus goes when what had it is gone. */
  home: RefObject<HTMLElement | null>;
}

/** A dialog that was needed once stays: one that is taken away while it closes cannot give the focus back. */
export function OwnDialogs({ lister, work, query, onEnd, leaves, home }: OwnDialogsProps) {
  const [created, setCreated] = useState(false);
  const [worked, setWorked] = useState(false);
  const creating = work?.kind === 'create';
  const listing = work && work.kind !== 'create' ? work.listing : null;
  if (creating && !created) setCreated(true);
  if (listing && !worked) setWorked(true);
  return (
    <PartBoundary floating message={texts.app.dialogFailed}>
      <Suspense fallback={work && <Busy />}>
        {created && (
          <create.Component account={lister} opened={creating} onClose={onEnd} leaves={leaves} home={home} />
        )}
      </Suspense>
      <Suspense fallback={work && <Busy />}>
        {worked && (
          <others.Component
            kind={work && work.kind !== 'create' ? work.kind : null}
            listing={listing}
            present={presentOf(listing?.uuid ?? null, query)}
            onClose={onEnd}
            home={home}
          />
        )}
      </Suspense>
    </PartBoundary>
  );
}
