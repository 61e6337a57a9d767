/** Suggests a place and a time, by the clock of the place. */
import { NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type DealDto, type ProposeMeeting, useProposeMeetingMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { type DateAndTime, toUtc, toWall, viewerZone, zoneLabel } from '../../../lib/when';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import classes from '../deal.module.css';
import { useStep } from './use-step';

const MAX_PLACE = 200;

interface Typed {
  kind: 'COUNTER' | 'TEXT';
  text: string;
  day: string;
  from: string;
  to: string;
}

export default function MeetingForm({ deal, onClose }: { deal: DealDto; onClose: () => void }) {
  const t = texts.deals.meeting;
  const known = deal.meeting ?? deal.proposal;
  const zone = known?.timeZone ?? viewerZone();
  const [typed, setTyped] = useState<Typed>(() => begun(deal, zone));
  const [problem, setProblem] = useState<string | null>(null);
  const [propose] = useProposeMeetingMutation();
  const { step, isBusy, failure } = useStep();
  const change = (part: Partial<Typed>) => {
    setProblem(null);
    setTyped((before) => ({ ...before, ...part }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = meetingOf(typed, zone);
    if (typeof asked === 'string') return setProblem(asked);
    const isSent = await step(
      () => propose({ uuid: deal.uuid, 'If-Match': etagOf(deal), proposeMeeting: asked }),
      { success: t.suggested, failure: t.failed },
    );
    if (isSent) onClose();
  };
  return (
    <form
      className={classes.fields}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t.suggest}
    >
      {deal.store && deal.kind === 'TRADE' && (
        <NativeSelect
          label={t.where}
          value={typed.kind}
          data={[
            { value: 'COUNTER', label: t.atCounter },
            { value: 'TEXT', label: t.elsewhere },
          ]}
          onChange={({ currentTarget: { value } }) => change({ kind: value === 'TEXT' ? 'TEXT' : 'COUNTER' })}
        />
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
      <p className={classes.note}>{t.zone(zoneLabel(zone))}</p>
      {(problem ?? failure) && (
        <Hint kind="danger" role="alert">
          {problem ?? failure}
        </Hint>
      )}
      <div className={classes.actions}>
        <Button type="submit" size="l" busy={isBusy}>
          {t.send}
        </Button>
        <Button look="quiet" size="l" onClick={onClose}>
          {texts.ui.cancel}
        </Button>
      </div>
    </form>
  );
}

/** What is known already; a store's deal begins at its counter. */
function begun({ meeting, proposal, store }: DealDto, zone: string): Typed {
  const known = proposal ?? meeting;
  if (!known) return { kind: store ? 'COUNTER' : 'TEXT', text: '', day: '', from: '', to: '' };
  const [from, to] = [wallOf(known.from, zone), wallOf(known.to, zone)];
  const kind = known.kind === 'COUNTER' ? 'COUNTER' : 'TEXT';
  return { kind, text: known.text ?? '', day: from.date, from: from.time, to: to.time };
}

const wallOf = (at: string, zone: string): DateAndTime => {
  const [date = '', time = ''] = at.split('T');
  return toWall({ date, time: time.slice(0, 5) }, zone);
};

/** The body of the call, or what is wrong with what was typed. */
function meetingOf({ kind, text, day, from, to }: Typed, zone: string): ProposeMeeting | string {
  const t = texts.deals.meeting;
  const place = kind === 'COUNTER' ? { kind } : { kind, text: text.trim() };
  if (!day || !from || !to || (kind === 'TEXT' && !text.trim())) return t.fillIn;
  const [start, end] = [momentOf(day, from, zone), momentOf(day, to, zone)];
  if ('message' in start) return start.message;
  if ('message' in end) return end.message;
  return start.at < end.at ? { place, from: start.at, to: end.at } : t.order;
}

function momentOf(date: string, time: string, zone: string): { at: string } | { message: string } {
  const found = toUtc({ date, time }, zone);
  return 'message' in found ? found : { at: `${found.date}T${found.time}:00.000Z` };
}
