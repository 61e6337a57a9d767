/** The events of one's own store: to add, to change, to call off. */
import { Button, SegmentedControl } from '@mantine/core';
import { useRef } from 'react';
import type { EventDto } from '../../api/events';
import { useHistoryDialog } from '../../lib/use-history-dialog';
import { texts } from '../../texts';
import { PageFrame } from '../../ui/page-frame';
import classes from './event-manager.module.css';
import { CallOffDialog } from './parts/call-off-dialog';
import { EventDialog, type Subject } from './parts/event-dialog';
import { EventRow } from './parts/event-row';
import { OwnPastEvents, OwnUpcomingEvents } from './parts/own-events';
import { useAddress } from './parts/use-address';

type EventDialogState = Subject | { kind: 'delete'; event: EventDto };

const SPANS = [
  { value: 'upcoming', label: texts.events.manager.upcoming },
  { value: 'past', label: texts.events.manager.past },
];

export function EventManager({ store }: { store: string }) {
  const { params, change } = useAddress();
  const past = params.get('show') === 'past';
  const { dialog, open, close, isLeaving } = useHistoryDialog<EventDialogState>();
  const addEvent = useRef<HTMLButtonElement>(null);
  const add = () => open({ kind: 'add' });
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
          <Button variant="default" onClick={() => open({ kind: 'edit', event })} aria-describedby={name}>
            {texts.events.manager.edit}
          </Button>
          <Button
            variant="default"
            onClick={() => open({ kind: 'duplicate', event })}
            aria-describedby={name}
          >
            {texts.events.manager.duplicate}
          </Button>
          <Button variant="default" onClick={() => open({ kind: 'delete', event })} aria-describedby={name}>
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
        <OwnPastEvents store={store}>{row}</OwnPastEvents>
      ) : (
        <OwnUpcomingEvents store={store} onAdd={add}>
          {row}
        </OwnUpcomingEvents>
      )}
      <EventDialog
        subject={dialog && dialog.kind !== 'delete' ? dialog : null}
        onClose={close}
        isLeaving={isLeaving}
        home={addEvent}
      />
      <CallOffDialog
        event={dialog?.kind === 'delete' ? dialog.event : null}
        onClose={close}
        home={addEvent}
      />
    </PageFrame>
  );
}
