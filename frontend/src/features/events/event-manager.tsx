/** The events of one's own store: to add, to change, to call off. */
import { Button, SegmentedControl } from '@mantine/core';
import { useRef } from 'react';
import type { EventDto } from '../../api/events';
import { useWork } from '../../lib/use-work';
import { texts } from '../../texts';
import { PageFrame } from '../../ui/page-frame';
import classes from './event-manager.module.css';
import { CallOffDialog } from './parts/call-off-dialog';
import { EventDialog, type Subject } from './parts/event-dialog';
import { EventRow } from './parts/event-row';
import { PastEvents, UpcomingEvents } from './parts/own-events';
import { useAddress } from './parts/use-address';

type Work = Subject | { kind: 'delete'; event: EventDto };

const SPANS = [
  { value: 'upcoming', label: texts.events.manager.upcoming },
  { value: 'past', label: texts.events.manager.past },
];

export function EventManager({ store }: { store: string }) {
  const { params, change } = useAddress();
  const past = params.get('show') === 'past';
  const { work, begin, end, leaves } = useWork<Work>();
  const addEvent = useRef<HTMLButtonElement>(null);
  const add = () => begin({ kind: 'add' });
  const addButton = (
    <Button ref={addEvent} size="md" onClick={add}>
      {texts.events.manager.add}
    </Button>
  );
  const row = (event: EventDto) => (
    <EventRow
      key={event.uuid}
      event={event}
      actions={(name) => (
        <>
          <Button variant="default" onClick={() => begin({ kind: 'edit', event })} aria-describedby={name}>
            {texts.events.manager.edit}
          </Button>
          <Button
            variant="default"
            onClick={() => begin({ kind: 'duplicate', event })}
            aria-describedby={name}
          >
            {texts.events.manager.duplicate}
          </Button>
          <Button variant="default" onClick={() => begin({ kind: 'delete', event })} aria-describedby={name}>
            {texts.events.manager.delete}
          </Button>
        </>
      )}
    />
  );
  return (
    <PageFrame title={texts.events.manager.title} actions={addButton}>
      <SegmentedControl
        aria-label={texts.events.manager.spans}
        classNames={{ root: classes.spans }}
        size="md"
        data={SPANS}
        value={past ? 'past' : 'upcoming'}
        onChange={(show) => change({ show: show === 'past' ? show : '' })}
      />
      {past ? (
        <PastEvents store={store}>{row}</PastEvents>
      ) : (
        <UpcomingEvents store={store} onAdd={add}>
          {row}
        </UpcomingEvents>
      )}
      <EventDialog
        subject={work && work.kind !== 'delete' ? work : null}
        onClose={end}
        leaves={leaves}
        home={addEvent}
      />
      <CallOffDialog event={work?.kind === 'delete' ? work.event : null} onClose={end} home={addEvent} />
    </PageFrame>
  );
}
