/** The events of one's own store: to add, to change, to call off. */
import { SegmentedControl } from '@mantine/core';
import { useRef } from 'react';
import type { EventDto } from '../../api/events';
import { useHistoryDialog } from '../../browser/use-history-dialog';
import { useUrlState } from '../../browser/use-url-state';
import { EventRow } from '../../entities/event/event-row';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { attendeesPath } from '../../lib/paths';
import { useLast } from '../../lib/use-last';
import { texts } from '../../texts';
import { Button, ButtonLink } from '../../ui/button';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { PageFrame } from '../../ui/page-frame';
import classes from './event-manager.module.css';
import { ImportButton } from './import/import-button';
import type { Subject } from './parts/event-dialog';
import { OwnPastEvents, OwnUpcomingEvents } from './parts/own-events';

const eventDialog = lazyWithPreload(() => import('./parts/event-dialog'));
const callOffDialog = lazyWithPreload(() => import('./parts/call-off-dialog'));
const seriesDates = lazyWithPreload(() => import('./parts/series-dates'));
const saveTemplate = lazyWithPreload(() => import('./templates/save-template'));
const chooseTemplate = lazyWithPreload(() => import('./templates/choose-template'));

type EventDialogState =
  | Subject
  | { kind: 'delete' | 'dates' | 'template'; event: EventDto }
  | { kind: 'templates' };

const isSubject = <Dialog extends EventDialogState>(dialog: Dialog): dialog is Dialog & Subject =>
  !['delete', 'dates', 'template', 'templates'].includes(dialog.kind);

const SPANS = [
  { value: 'upcoming', label: texts.eventManager.manager.upcoming },
  { value: 'past', label: texts.eventManager.manager.past },
];

export function EventManager({ store }: { store: string }) {
  const { params, change } = useUrlState();
  const past = params.get('show') === 'past';
  const { dialog, open, close, isLeaving } = useHistoryDialog<EventDialogState>();
  const addEvent = useRef<HTMLButtonElement>(null);
  const subject = dialog && isSubject(dialog) ? dialog : null;
  const called = dialog?.kind === 'delete' ? dialog.event : null;
  const asked = useLast(called && dialog);
  const dated = dialog?.kind === 'dates' ? dialog.event : null;
  const lastDated = useLast(dated);
  const kept = dialog?.kind === 'template' ? dialog.event : null;
  const lastKept = useLast(kept && dialog);
  const add = () => open({ kind: 'add' });
  const addButton = (
    <Button
      ref={addEvent}
      size="l"
      onPointerEnter={eventDialog.preload}
      onFocus={eventDialog.preload}
      onClick={add}
    >
      {texts.eventManager.manager.add}
    </Button>
  );
  const row = (event: EventDto) => (
    <EventRow
      key={event.uuid}
      event={event}
      actions={(name) => (
        <>
          <Button look="quiet" onClick={() => open({ kind: 'edit', event })} aria-describedby={name}>
            {texts.eventManager.manager.edit}
          </Button>
          <Button look="quiet" onClick={() => open({ kind: 'duplicate', event })} aria-describedby={name}>
            {texts.eventManager.manager.duplicate}
          </Button>
          <Button
            look="quiet"
            onPointerEnter={saveTemplate.preload}
            onFocus={saveTemplate.preload}
            onClick={() => open({ kind: 'template', event })}
            aria-describedby={name}
          >
            {texts.eventTemplates.save}
          </Button>
          {event.series && (
            <Button
              look="quiet"
              onPointerEnter={seriesDates.preload}
              onFocus={seriesDates.preload}
              onClick={() => open({ kind: 'dates', event })}
              aria-describedby={name}
            >
              {texts.eventPlan.dates.title}
            </Button>
          )}
          <ButtonLink look="quiet" to={attendeesPath(event.uuid)} aria-describedby={name}>
            {texts.attendees.open}
          </ButtonLink>
          <Button
            look="quiet"
            onPointerEnter={callOffDialog.preload}
            onFocus={callOffDialog.preload}
            onClick={() => open({ kind: 'delete', event })}
            aria-describedby={name}
          >
            {texts.eventManager.manager.delete}
          </Button>
        </>
      )}
    />
  );
  return (
    <PageFrame
      title={texts.eventManager.manager.title}
      actions={
        <>
          <ImportButton />
          <Button
            size="l"
            look="quiet"
            onPointerEnter={chooseTemplate.preload}
            onFocus={chooseTemplate.preload}
            onClick={() => open({ kind: 'templates' })}
          >
            {texts.eventTemplates.open}
          </Button>
          {addButton}
        </>
      }
    >
      <SegmentedControl
        aria-label={texts.eventManager.manager.spans}
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
      <LazyBoundary isNeeded={subject !== null}>
        <eventDialog.Component subject={subject} onClose={close} isLeaving={isLeaving} home={addEvent} />
      </LazyBoundary>
      <LazyBoundary isNeeded={called !== null}>
        <callOffDialog.Component key={asked?.entryId} event={called} onClose={close} home={addEvent} />
      </LazyBoundary>
      <LazyBoundary isNeeded={kept !== null}>
        {lastKept?.kind === 'template' && (
          <saveTemplate.Component
            key={lastKept.entryId}
            event={kept}
            shown={lastKept.event}
            onClose={close}
            home={addEvent}
          />
        )}
      </LazyBoundary>
      <LazyBoundary isNeeded={dialog?.kind === 'templates'}>
        <chooseTemplate.Component
          opened={dialog?.kind === 'templates'}
          onChoose={(event) => open({ kind: 'duplicate', event })}
          onClose={close}
          home={addEvent}
        />
      </LazyBoundary>
      <LazyBoundary isNeeded={dated !== null}>
        {lastDated && (
          <seriesDates.Component
            event={dated}
            shown={lastDated}
            onEdit={(event) => open({ kind: 'edit', event })}
            onClose={close}
            home={addEvent}
          />
        )}
      </LazyBoundary>
    </PageFrame>
  );
}
