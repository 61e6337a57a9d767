/** Lets the pictures inside ask what is wanted of their cards: in one dialog for all of them, which is fetched for the first. */
import { type ReactNode, useCallback } from 'react';
import { useHistoryDialog } from '../../browser/use-history-dialog';
import { WantCardContext, type WantedCard } from '../../entities/card/want-corner';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { useLast } from '../../lib/use-last';
import { useLatest } from '../../lib/use-latest';
import { LazyBoundary } from '../../ui/lazy-boundary';

const wantDialog = lazyWithPreload(async () => ({
  default: (await import('./parts/want-dialogs')).WantDialog,
}));

export function Wanting({ children }: { children: ReactNode }) {
  const { dialog, open, close, isLeaving } = useHistoryDialog<WantedCard>();
  const card = useLast(dialog);
  // The same function each time: every picture of a card gets it.
  const latest = useLatest(open);
  const want = useCallback((wanted: WantedCard) => latest.current(wanted), [latest]);
  return (
    <WantCardContext value={want}>
      {children}
      <LazyBoundary isNeeded={dialog !== null}>
        {card && (
          <wantDialog.Component
            key={card.cardId}
            cardId={card.cardId}
            cardName={card.cardName}
            opened={dialog !== null}
            onClose={close}
            isLeaving={isLeaving}
          />
        )}
      </LazyBoundary>
    </WantCardContext>
  );
}
