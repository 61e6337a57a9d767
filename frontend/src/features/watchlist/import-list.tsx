/** The button that imports a list of wants, in a dialog whose form is loaded when it opens first. */
import { useState } from 'react';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LazyBoundary } from '../../ui/lazy-boundary';

const form = lazyWithPreload(() => import('./parts/import-form'));

/** `list` is the one that is chosen at first. */
export function ImportList({ list }: { list: string | null }) {
  const t = texts.wants;
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpened(true)}>
        {t.import}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t.paste.title} phone="page" size={560}>
        <LazyBoundary isNeeded={opened}>
          <form.Component list={list} onClose={() => setOpened(false)} />
        </LazyBoundary>
      </Dialog>
    </>
  );
}
