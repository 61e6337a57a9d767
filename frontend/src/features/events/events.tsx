/** The events of all stores, or of one store after the other. */

import { SegmentedControl } from '@mantine/core';
import { useUrlState } from '../../browser/use-url-state';
import { texts } from '../../texts';
import { PageFrame } from '../../ui/page-frame';
import classes from './events.module.css';
import { AllEvents } from './parts/all-events';
import { BrowseByStore } from './parts/browse-by-store';
import { isByStore } from './parts/store-param';

const VIEWS = [
  { value: 'all', label: texts.events.all },
  { value: 'stores', label: texts.events.byStore },
];

export function Events() {
  const { params, change } = useUrlState();
  const byStore = isByStore(params);
  return (
    <PageFrame title={texts.events.title}>
      <SegmentedControl
        aria-label={texts.events.views}
        classNames={{ root: classes.views }}
        size="md"
        data={VIEWS}
        value={byStore ? 'stores' : 'all'}
        onChange={(view) => change({ view: view === 'all' ? '' : view }, { step: true })}
      />
      {byStore ? <BrowseByStore /> : <AllEvents />}
    </PageFrame>
  );
}
