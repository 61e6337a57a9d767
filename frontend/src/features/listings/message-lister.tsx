/** Writing to listers who hide their e-mail address: the dialog, fetched when somebody reaches for it. */
import type { ReactNode } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { useWork } from '../../lib/use-work';
import { LatePart } from '../../ui/late-part';
import type { MessageAbout } from './parts/message-form';

const part = lazyPart(() => import('./parts/message-dialog'));

/** For a button that opens the dialog: starts loading it. */
const reach = { onPointerEnter: part.preload, onFocus: part.preload };

interface Messaging {
  open: (about: MessageAbout) => void;
  reach: typeof reach;
  /** Stands once on the page. */
  dialog: ReactNode;
}

export function useMessaging(): Messaging {
  const { work, begin, end } = useWork<{ about: MessageAbout }>();
  return {
    open: (about) => begin({ about }),
    reach,
    dialog: (
      <LatePart needed={work !== null}>
        <part.Component about={work?.about ?? null} onClose={end} />
      </LatePart>
    ),
  };
}
