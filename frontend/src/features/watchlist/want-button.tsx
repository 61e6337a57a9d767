/** The way to what somebody wants of a card, which is watched from then on. */
import { type ComponentProps, useState } from 'react';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LazyBoundary } from '../../ui/lazy-boundary';

const form = lazyWithPreload(() => import('./parts/want-form'));

interface WantButtonProps
  extends Pick<ComponentProps<typeof Button>, 'className' | 'disabled' | 'look' | 'size'> {
  card: { readonly cardId: string; readonly cardName: string };
}

export function WantButton({ card, ...looks }: WantButtonProps) {
  const t = texts.watchlist;
  const [opened, setOpened] = useState(false);
  const title = t.termsOf(card.cardName);
  const close = () => setOpened(false);
  return (
    <>
      <Button look="subtle" {...looks} aria-label={`${t.terms}: ${title}`} onClick={() => setOpened(true)}>
        {t.terms}
      </Button>
      <Dialog opened={opened} onClose={close} title={title} phone="page" size={560}>
        <LazyBoundary isNeeded={opened}>
          <form.Component cardId={card.cardId} onClose={close} />
        </LazyBoundary>
      </Dialog>
    </>
  );
}
