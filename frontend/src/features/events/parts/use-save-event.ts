/** Scheduling an event or changing one, and what the server says to it. */
import { useRef } from 'react';
import { etagOf } from '../../../api/etag';
import {
  type EventDto,
  type ScheduleEvent,
  type ScheduleSeries,
  type SeriesDateDto,
  type SeriesWithDatesDto,
  useChangeEventMutation,
  useChangeSeriesMutation,
  useScheduleEventMutation,
  useScheduleSeriesMutation,
} from '../../../api/events';
import { fieldProblems, problemText } from '../../../lib/problem';
import { type Submission, submissionOf } from '../../../lib/submission';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import { ALL_FIELDS, type Field } from './event-draft';
import { movedText } from './moved-dates';
import type { SeriesChange } from './use-repeat';

/** What is wrong with the form: as a whole, and at its fields. */
export interface Refusal {
  message: string | null;
  fields: Partial<Record<Field, string>>;
  /** The failed call. */
  problem?: unknown;
}

export function useSaveEvent() {
  const [schedule, scheduling] = useScheduleEventMutation();
  const [scheduleSeries, schedulingSeries] = useScheduleSeriesMutation();
  const [change, changing] = useChangeEventMutation();
  const [changeSeries, changingSeries] = useChangeSeriesMutation();
  const last = useRef<Submission<object> | null>(null);

  /** Makes the call, and says how it went. Null when it is saved. */
  const attempt = async (call: () => Promise<string>): Promise<Refusal | null> => {
    try {
      toastSuccess(await call());
    } catch (problem) {
      const refused = refusalOf(problem);
      const { failed } = texts.eventManager.form;
      // What a field says needs no other words, and the same sentence as a toast would be heard twice.
      if (refused.message !== null && refused.message !== failed) toastError(failed);
      return refused;
    }
    last.current = null;
    return null;
  };
  const keyOf = (plan: object) => {
    last.current = submissionOf(plan, last.current);
    return { 'Idempotency-Key': last.current.key };
  };
  /** A new event, or a change of `base`. */
  const save = (plan: ScheduleEvent, base: EventDto | undefined) =>
    attempt(async () => {
      const { created, updated } = texts.eventManager.form;
      if (!base) await schedule({ ...keyOf(plan), scheduleEvent: plan }).unwrap();
      else await change({ uuid: base.uuid, 'If-Match': etagOf(base), changeEvent: plan }).unwrap();
      return base ? updated : created;
    });
  /** A new series. */
  const saveSeries = (plan: ScheduleSeries) =>
    attempt(async () => {
      const { dates } = await scheduleSeries({ ...keyOf(plan), scheduleSeries: plan }).unwrap();
      const made = dates.filter(({ isSkipped }) => !isSkipped).length;
      return withMoved(texts.eventPlan.repeat.created(made), dates);
    });
  /** A change of a series, or of its part from a date on, which becomes a new series. */
  const saveScope = ({ from, changes }: SeriesChange, series: SeriesWithDatesDto) =>
    attempt(async () => {
      const plan = { uuid: series.uuid, from, changeSeries: changes };
      const { dates } = await changeSeries({ ...keyOf(plan), ...plan, 'If-Match': etagOf(series) }).unwrap();
      return withMoved(texts.eventPlan.scope.updated, dates);
    });
  const busy = [scheduling, schedulingSeries, changing, changingSeries].some(({ isLoading }) => isLoading);
  return { save, saveSeries, saveScope, busy };
}

/** With the dates that a change of the clocks moves. */
const withMoved = (saved: string, dates: readonly SeriesDateDto[]): string =>
  `${saved} ${movedText(dates)}`.trim();

function refusalOf(problem: unknown): Refusal {
  const named = fieldProblems(problem);
  const refused: Record<string, string | undefined> = {
    ...named,
    date: named.date ?? named.startsOn,
    endDay: named.endDate,
  };
  const fields = Object.fromEntries(
    ALL_FIELDS.flatMap((field) => (refused[field] ? [[field, refused[field]] as const] : [])),
  );
  // The end of a series is a field of its own.
  const isOfEnd = named.until !== undefined || named.count !== undefined;
  if (isOfEnd || Object.keys(fields).length > 0) return { message: null, fields, problem };
  return { message: problemText(problem, texts.eventManager.form.failed), fields: {}, problem };
}
