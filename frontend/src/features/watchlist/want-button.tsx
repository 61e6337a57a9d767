/** The way to what somebody wants of a card that they watch. */
import { useState } from 'react';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LazyBoundary } from '../../ui/lazy-boundary';

const form = lazyWithPreload(() => import('./parts/want-form'));

interface WantButtonProps {
  card: { readonly cardId: string; readonly cardName: string };
  className?: string | undefined;
}

export function WantButton({ card, className }: WantButtonProps) {
  const [opened, setOpened] = useState(false);
  const title = texts.wants.moreAbout(card.cardName);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        look="subtle"
        className={className}
        aria-label={`${texts.wants.more}: ${title}`}
        onClick={() => setOpened(true)}
      >
        {texts.wants.more}
      </Button>
      <Dialog opened={opened} onClose={close} title={title} phone="page" size={560}>
        <LazyBoundary isNeeded={opened}>
          <form.Component cardId={card.cardId} onClose={close} />
        </LazyBoundary>
      </Dialog>
    </>
  );
}
