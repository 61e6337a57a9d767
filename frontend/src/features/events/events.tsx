/** The events of all stores, of one store after the other, or those that the reader has answered. */

import { SegmentedControl } from '@mantine/core';
import { useUrlState } from '../../browser/use-url-state';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { PageFrame } from '../../ui/page-frame';
import classes from './events.module.css';
import { AllEvents } from './parts/all-events';
import { BrowseByStore } from './parts/browse-by-store';
import { isByStore, isOwn } from './parts/store-param';

const myEvents = lazyWithPreload(() => import('./parts/my-events'));

const VIEWS = [
  { value: 'all', label: texts.events.all },
  { value: 'stores', label: texts.events.byStore },
  { value: 'mine', label: texts.attendance.mine.title },
];

export function Events() {
  const { params, change } = useUrlState();
  const view = (isByStore(params) && 'stores') || (isOwn(params) && 'mine') || 'all';
  return (
    <PageFrame title={texts.events.title}>
      <SegmentedControl
        aria-label={texts.events.views}
        classNames={{ root: classes.views }}
        size="md"
        data={VIEWS}
        value={view}
        onChange={(chosen) => change({ view: chosen === 'all' ? '' : chosen }, { step: true })}
      />
      {view === 'stores' && <BrowseByStore />}
      {view === 'mine' && (
        <LazyBoundary isNeeded>
          <myEvents.Component />
        </LazyBoundary>
      )}
      {view === 'all' && <AllEvents />}
    </PageFrame>
  );
}
