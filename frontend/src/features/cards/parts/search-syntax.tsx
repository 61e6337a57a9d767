/** The search language, in a sheet beside the page: short examples in groups, each of which can be run. */
import { Suspense } from 'react';
import { useHistoryDialog } from '../../../browser/use-history-dialog';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import type { SearchDisplay } from '../../../lib/search-display';
import { texts } from '../../../texts';
import { Busy } from '../../../ui/busy';
import { Button } from '../../../ui/button';
import { PartBoundary } from '../../../ui/part-boundary';
import { SideSheet, sideSheetBox } from '../../../ui/side-sheet';
import classes from './search-syntax.module.css';

const examples = lazyWithPreload(() => import('./syntax-examples'));
/** The sheet and what is in it, fetched side by side when somebody reaches for it. */
const prefetchHandlers = () => {
  sideSheetBox.preload();
  examples.preload();
};

/** The button that opens the sheet, and the sheet. It has a history entry of its own: Back closes it. */
export function SearchSyntax({ display }: { display?: SearchDisplay }) {
  const { dialog, open, close } = useHistoryDialog();
  return (
    <>
      <Button
        look="link"
        className={classes.open}
        aria-haspopup="dialog"
        onPointerEnter={prefetchHandlers}
        onFocus={prefetchHandlers}
        onClick={() => open({})}
      >
        {texts.cards.finder.syntax}
      </Button>
      <SideSheet opened={dialog !== null} onClose={close} title={texts.cards.finder.syntax}>
        <PartBoundary message={texts.app.dialogFailed}>
          <Suspense fallback={<Busy />}>
            <examples.Component display={display} />
          </Suspense>
        </PartBoundary>
      </SideSheet>
    </>
  );
}
