/** Opens the import of a store's calendar. */
import { useRef } from 'react';
import { useHistoryDialog } from '../../../browser/use-history-dialog';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { useLast } from '../../../lib/use-last';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { LazyBoundary } from '../../../ui/lazy-boundary';

const importDialog = lazyWithPreload(() => import('./import-dialog'));

export function ImportButton() {
  const { dialog, open, close, isLeaving } = useHistoryDialog<{ kind: 'import' }>();
  const button = useRef<HTMLButtonElement>(null);
  const opened = useLast(dialog);
  return (
    <>
      <Button
        ref={button}
        size="l"
        look="quiet"
        onPointerEnter={importDialog.preload}
        onFocus={importDialog.preload}
        onClick={() => open({ kind: 'import' })}
      >
        {texts.calendars.importing.open}
      </Button>
      <LazyBoundary isNeeded={dialog !== null}>
        <importDialog.Component
          key={opened?.entryId}
          opened={dialog !== null}
          onClose={close}
          isLeaving={isLeaving}
          home={button}
        />
      </LazyBoundary>
    </>
  );
}
