/** The way to what somebody wants of a card, which is watched from then on. */
import type { ComponentProps } from 'react';
import { useHistoryDialog } from '../../browser/use-history-dialog';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { LazyBoundary } from '../../ui/lazy-boundary';

const wantDialog = lazyWithPreload(async () => ({
  default: (await import('./parts/want-dialogs')).WantDialog,
}));

interface WantButtonProps extends Pick<ComponentProps<typeof Button>, 'className' | 'look' | 'size'> {
  cardId: string;
  /** Where other cards are on the page, too. */
  cardName?: string;
}

export default function WantButton({ cardId, cardName, ...looks }: WantButtonProps) {
  const t = texts.watchlist;
  const { dialog, open, close, isLeaving } = useHistoryDialog();
  return (
    <>
      <Button
        look="subtle"
        {...looks}
        aria-label={cardName && `${t.terms}: ${cardName}`}
        onClick={() => open({})}
      >
        {t.terms}
      </Button>
      <LazyBoundary isNeeded={dialog !== null}>
        <wantDialog.Component
          cardId={cardId}
          cardName={cardName}
          opened={dialog !== null}
          onClose={close}
          isLeaving={isLeaving}
        />
      </LazyBoundary>
    </>
  );
}
