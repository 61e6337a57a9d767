/** Scheduling an event or changing one, and what the server says to it. */
import { useRef } from 'react';
import { etagOf } from '../../../api/etag';
import {
  type EventDto,
  type ScheduleEvent,
  useChangeEventMutation,
  useScheduleEventMutation,
  useScheduleEventsMutation,
} from '../../../api/events';
import { fieldProblems, problemText } from '../../../lib/problem';
import { type Submission, submissionOf } from '../../../lib/submission';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import { FIELDS, type Field } from './event-draft';

/** What is wrong with the form: as a whole, and at its fields. */
export interface Refusal {
  message: string | null;
  fields: Partial<Record<Field, string>>;
  /** The failed call. */
  problem?: unknown;
}

export function useSaveEvent() {
  const [schedule, scheduling] = useScheduleEventMutation();
  const [scheduleAll, schedulingAll] = useScheduleEventsMutation();
  const [change, changing] = useChangeEventMutation();
  const last = useRef<Submission<ScheduleEvent[]> | null>(null);

  /** Sends the plans for new events, or the one for `base`. Null when all of them are saved. */
  const save = async (plans: ScheduleEvent[], base: EventDto | undefined): Promise<Refusal | null> => {
    const [plan] = plans;
    if (!plan) return null;
    try {
      if (base) {
        await change({ uuid: base.uuid, 'If-Match': etagOf(base), changeEvent: plan }).unwrap();
      } else {
        last.current = submissionOf(plans, last.current);
        const key = { 'Idempotency-Key': last.current.key };
        // One event is scheduled as ever.
        if (plans.length === 1) await schedule({ ...key, scheduleEvent: plan }).unwrap();
        else await scheduleAll({ ...key, body: plans }).unwrap();
      }
    } catch (problem) {
      const refused = refusalOf(problem);
      const { failed } = texts.events.form;
      // What a field says needs no other words, and the same sentence as a toast would be heard twice.
      if (refused.message !== null && refused.message !== failed) toastError(failed);
      return refused;
    }
    last.current = null;
    const { form, repeat } = texts.events;
    toastSuccess(base ? form.updated : plans.length === 1 ? form.created : repeat.created(plans.length));
    return null;
  };
  return { save, busy: scheduling.isLoading || schedulingAll.isLoading || changing.isLoading };
}

function refusalOf(problem: unknown): Refusal {
  // Of several events each field is named with its event: `3.date`.
  const named = Object.entries(fieldProblems(problem)).map(([field, words]) => [
    field.replace(/^\d+\./, ''),
    words,
  ]);
  const refused: Record<string, string | undefined> = Object.fromEntries(named);
  const fields = Object.fromEntries(
    FIELDS.flatMap((field) => (refused[field] ? [[field, refused[field]] as const] : [])),
  );
  if (Object.keys(fields).length > 0) return { message: null, fields, problem };
  return { message: problemText(problem, texts.events.form.failed), fields: {}, problem };
}
