/** The button that imports a list of wants, in a dialog. */
import { useHistoryDialog } from '../../browser/use-history-dialog';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { LazyBoundary } from '../../ui/lazy-boundary';

const importDialog = lazyWithPreload(async () => ({
  default: (await import('./parts/want-dialogs')).ImportDialog,
}));

/** `list` is the one that is chosen at first. */
export function ImportList({ list }: { list: string | null }) {
  const { dialog, open, close, isLeaving } = useHistoryDialog();
  return (
    <>
      <Button look="quiet" onClick={() => open({})}>
        {texts.wants.import}
      </Button>
      <LazyBoundary isNeeded={dialog !== null}>
        <importDialog.Component list={list} opened={dialog !== null} onClose={close} isLeaving={isLeaving} />
      </LazyBoundary>
    </>
  );
}
