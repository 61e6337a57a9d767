/** The button that imports a list of wants, in a dialog. */
import { useState } from 'react';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { LazyBoundary } from '../../ui/lazy-boundary';

const dialog = lazyWithPreload(async () => ({
  default: (await import('./parts/want-dialogs')).ImportDialog,
}));

/** `list` is the one that is chosen at first. */
export function ImportList({ list }: { list: string | null }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpened(true)}>
        {texts.wants.import}
      </Button>
      <LazyBoundary isNeeded={opened}>
        <dialog.Component list={list} opened={opened} onClose={() => setOpened(false)} />
      </LazyBoundary>
    </>
  );
}
