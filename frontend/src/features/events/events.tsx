/** The events of all stores, or of one store after the other. */
import { SegmentedControl } from '@mantine/core';
import { PageFrame } from '../../ui/page-frame';
import classes from './events.module.css';
import { AllEvents } from './parts/all-events';
import { BrowseByStore } from './parts/browse-by-store';
import { useAddress } from './parts/use-address';

const VIEWS = [
  { value: 'all', label: 'All Events' },
  { value: 'stores', label: 'Browse by Store' },
];

export function Events() {
  const { params, change } = useAddress();
  const byStore = params.get('view') === 'stores';
  return (
    <PageFrame title="Events">
      <SegmentedControl
        aria-label="How to look for events"
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
