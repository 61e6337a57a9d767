/** Lets the pictures inside ask what is wanted of their cards: in one dialog for all of them, which is fetched for the first. */
import { type ReactNode, useCallback, useState } from 'react';
import { WantCardContext, type WantedCard } from '../../entities/card/want-corner';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { LazyBoundary } from '../../ui/lazy-boundary';

const dialog = lazyWithPreload(async () => ({ default: (await import('./parts/want-dialogs')).WantDialog }));

export function Wanting({ children }: { children: ReactNode }) {
  const [card, setCard] = useState<WantedCard | null>(null);
  const [opened, setOpened] = useState(false);
  const want = useCallback((wanted: WantedCard) => {
    setCard(wanted);
    setOpened(true);
  }, []);
  return (
    <WantCardContext value={want}>
      {children}
      <LazyBoundary isNeeded={opened}>
        {card && (
          <dialog.Component key={card.cardId} {...card} opened={opened} onClose={() => setOpened(false)} />
        )}
      </LazyBoundary>
    </WantCardContext>
  );
}
