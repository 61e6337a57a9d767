/** The way to what somebody wants of a card, which is watched from then on. */
import { type ComponentProps, useState } from 'react';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { LazyBoundary } from '../../ui/lazy-boundary';

const dialog = lazyWithPreload(async () => ({ default: (await import('./parts/want-dialogs')).WantDialog }));

interface WantButtonProps extends Pick<ComponentProps<typeof Button>, 'className' | 'look' | 'size'> {
  cardId: string;
  /** Where other cards are on the page, too. */
  cardName?: string;
}

export default function WantButton({ cardId, cardName, ...looks }: WantButtonProps) {
  const t = texts.watchlist;
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        look="subtle"
        {...looks}
        aria-label={cardName && `${t.terms}: ${cardName}`}
        onClick={() => setOpened(true)}
      >
        {t.terms}
      </Button>
      <LazyBoundary isNeeded={opened}>
        <dialog.Component
          cardId={cardId}
          cardName={cardName}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      </LazyBoundary>
    </>
  );
}
