/** Suggests a place and a time, by the clock of the place. */
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DealDto, type ProposeMeeting, useProposeMeetingMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import type { EventDto } from '../../../api/meeting-events';
import { isOneOf } from '../../../lib/one-of';
import { useTabChanges } from '../../../lib/use-tab-changes';
import { type DateAndTime, dayAfter, toUtc, toWall, viewerZone, zoneLabel } from '../../../lib/when';
import { texts } from '../../../texts';
import classes from '../deal.module.css';
import { EventChoice } from './event-choice';
import { FormActions } from './form-actions';
import { type PickedStore, StorePicker } from './store-picker';
import { useStep } from './use-step';

const MAX_PLACE = 200;
/** How long one looks for the other at an event, from its start; nobody knows how long events last. */
const AT_EVENT_MS = 3 * 60 * 60 * 1000;

const KINDS = ['COUNTER', 'EVENT', 'TEXT'] as const;

interface Typed {
  kind: (typeof KINDS)[number];
  /** The event, and by whose clock it starts. */
  event: string;
  zone: string;
  /** Whose counter, where neither of the two is a store. */
  store: PickedStore | null;
  witnessOnly: boolean;
  text: string;
  day: string;
  from: string;
  to: string;
}

export default function MeetingForm({ deal, onClose }: { deal: DealDto; onClose: () => void }) {
  const t = texts.deals.meeting;
  const known = deal.meeting ?? deal.proposal;
  const [start] = useState(() => begun(deal, known?.timeZone ?? viewerZone()));
  const [changes, update] = useTabChanges<Typed>(`meeting:${deal.uuid}`);
  const typed = { ...start, ...changes };
  const [knownEvent] = useState(() => (deal.proposal ?? deal.meeting)?.event ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const [propose] = useProposeMeetingMutation();
  const { step, isBusy, failure } = useStep();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const change = (part: Partial<Typed>) => {
    setProblem(null);
    // The whole form: what the other suggests by the next reload would fill the gaps.
    update((kept) => ({ ...start, ...kept, ...part }));
  };
  const close = () => {
    update(() => ({}));
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = meetingOf(typed, deal.store !== null);
    if (typeof asked === 'string') return setProblem(asked);
    const isSent = await step(
      () => propose({ uuid: deal.uuid, 'If-Match': etagOf(deal), proposeMeeting: asked }),
      { success: t.suggested, failure: t.failed },
    );
    if (isSent) close();
  };
  return (
    <form
      ref={form}
      className={classes.fields}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t.suggest}
    >
      <NativeSelect
        label={t.where}
        value={typed.kind}
        data={[
          { value: 'COUNTER', label: deal.store ? t.atCounter : texts.dealEnds.store.atCounter },
          // Held cards wait at the counter.
          ...(deal.kind === 'TRADE'
            ? [
                { value: 'EVENT', label: t.atEvent },
                { value: 'TEXT', label: deal.store ? t.elsewhere : t.somewhere },
              ]
            : []),
        ]}
        onChange={({ currentTarget: { value } }) => isOneOf(KINDS, value) && change({ kind: value })}
      />
      {typed.kind === 'EVENT' && (
        <EventChoice
          store={deal.store}
          event={typed.event}
          known={knownEvent}
          onChoose={(event) => change(atEvent(event))}
          onOther={(event) => change({ event })}
        />
      )}
      {typed.kind === 'COUNTER' && !deal.store && (
        <>
          <StorePicker picked={typed.store} onPick={(store) => change({ store })} />
          <Checkbox
            label={texts.dealEnds.witnessOnly.choice}
            description={texts.dealEnds.witnessOnly.hint}
            checked={typed.witnessOnly}
            onChange={({ currentTarget }) => change({ witnessOnly: currentTarget.checked })}
          />
        </>
      )}
      {typed.kind === 'TEXT' && (
        <TextInput
          label={t.place}
          description={t.placeHint}
          maxLength={MAX_PLACE}
          value={typed.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      )}
      <div className={classes.times}>
        <TextInput
          type="date"
          label={t.day}
          value={typed.day}
          onChange={({ currentTarget }) => change({ day: currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t.from}
          value={typed.from}
          onChange={({ currentTarget }) => change({ from: currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t.to}
          value={typed.to}
          onChange={({ currentTarget }) => change({ to: currentTarget.value })}
        />
      </div>
      <p className={classes.note}>{t.zone(zoneLabel(typed.zone))}</p>
      <FormActions submit={t.send} isBusy={isBusy} problem={problem ?? failure} onClose={close} />
    </form>
  );
}

/** What is known already; a store's deal begins at its counter. */
function begun({ meeting, proposal, store }: DealDto, zone: string): Typed {
  const known = proposal ?? meeting;
  const nothing = {
    kind: store ? 'COUNTER' : 'TEXT',
    event: '',
    store: null,
    witnessOnly: false,
    text: '',
    day: '',
    from: '',
    to: '',
    zone,
  } as const;
  if (!known) return nothing;
  return {
    ...nothing,
    kind: known.kind,
    event: known.event?.id ?? '',
    store: known.kind === 'COUNTER' ? known.store : null,
    witnessOnly: known.witnessOnly === true,
    text: known.text ?? '',
    ...slotOf(known, zone),
  };
}

/** A slot by the clock of a zone. */
function slotOf(
  slot: { from: string; to: string },
  zone: string,
): Pick<Typed, 'day' | 'from' | 'to' | 'zone'> {
  const [from, to] = [wallOf(slot.from, zone), wallOf(slot.to, zone)];
  return { day: from.date, from: from.time, to: to.time, zone };
}

/** An event brings its time, and the clock of its place. */
function atEvent({ uuid, date, time, timeZone }: EventDto): Partial<Typed> {
  const from = `${date}T${time}Z`;
  const to = new Date(Date.parse(from) + AT_EVENT_MS).toISOString();
  return { event: uuid, ...slotOf({ from, to }, timeZone) };
}

const wallOf = (at: string, zone: string): DateAndTime => {
  const [date = '', time = ''] = at.split('T');
  return toWall({ date, time: time.slice(0, 5) }, zone);
};

/** The body of the call, or what is wrong with what was typed. */
function meetingOf(
  { kind, event, store, witnessOnly, text, day, from, to, zone }: Typed,
  isStores: boolean,
): ProposeMeeting | string {
  const t = texts.deals.meeting;
  const counter = !isStores && store ? { store: store.uuid, ...(witnessOnly && { witnessOnly }) } : {};
  const places = { COUNTER: counter, EVENT: { event }, TEXT: { text: text.trim() } };
  const place = { kind, ...places[kind] };
  if (kind === 'EVENT' && !event) return t.chooseEvent;
  if (kind === 'COUNTER' && !isStores && !store) return texts.dealEnds.store.missing;
  if (!day || !from || !to || (kind === 'TEXT' && !text.trim())) return t.fillIn;
  // A night at an event may end on the next day, by whose clock its end is read.
  const isOvernight = kind === 'EVENT' && to <= from;
  const [start, end] = [momentOf(day, from, zone), momentOf(isOvernight ? dayAfter(day, 1) : day, to, zone)];
  if ('message' in start) return start.message;
  if ('message' in end) return end.message;
  if (start.at >= end.at) return t.order;
  // A place in words has no clock of its own: it is read by the one that it was typed by.
  return { place, from: start.at, to: end.at, ...(kind === 'TEXT' && { timeZone: zone }) };
}

function momentOf(date: string, time: string, zone: string): { at: string } | { message: string } {
  const found = toUtc({ date, time }, zone);
  return 'message' in found ? found : { at: `${found.date}T${found.time}:00.000Z` };
}
