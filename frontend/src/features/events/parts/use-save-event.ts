/** Scheduling an event or changing one, and what the server says to it. */
import { useRef } from 'react';
import { etagOf } from '../../../api/etag';
import {
  type EventDto,
  type ScheduleEvent,
  useChangeEventMutation,
  useScheduleEventMutation,
} from '../../../api/events';
import { fieldProblems, problemStatus, problemText } from '../../../lib/problem';
import { type Submission, submissionOf } from '../../../lib/submission';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import { FIELDS, type Field } from './event-draft';

/** The event was changed, or deleted, by somebody else meanwhile. */
const OUTDATED = 412;
const DELETED = 404;

/** What is wrong with the form: as a whole, and at its fields. */
export interface Refusal {
  message: string | null;
  fields: Partial<Record<Field, string>>;
  /** The event was changed since it was opened. */
  outdated?: boolean;
  /** The event was deleted since: nothing can be saved. */
  gone?: boolean;
}

export function useSaveEvent() {
  const [schedule, scheduling] = useScheduleEventMutation();
  const [change, changing] = useChangeEventMutation();
  const last = useRef<Submission<ScheduleEvent> | null>(null);

  /** Sends the plan for a new event, or for `base`. Null when it is saved. */
  const save = async (plan: ScheduleEvent, base: EventDto | undefined): Promise<Refusal | null> => {
    try {
      if (base) {
        await change({ uuid: base.uuid, 'If-Match': etagOf(base), changeEvent: plan }).unwrap();
      } else {
        last.current = submissionOf(plan, last.current);
        await schedule({ 'Idempotency-Key': last.current.key, scheduleEvent: plan }).unwrap();
      }
    } catch (problem) {
      toastError(texts.events.form.failed);
      const gone = base !== undefined && problemStatus(problem) === DELETED;
      return gone ? { message: texts.events.deletedMeanwhile, fields: {}, gone } : refusalOf(problem);
    }
    last.current = null;
    toastSuccess(base ? texts.events.form.updated : texts.events.form.created);
    return null;
  };
  return { save, busy: scheduling.isLoading || changing.isLoading };
}

function refusalOf(problem: unknown): Refusal {
  const refused = fieldProblems(problem);
  const fields = Object.fromEntries(
    FIELDS.flatMap((field) => (refused[field] ? [[field, refused[field]] as const] : [])),
  );
  if (Object.keys(fields).length > 0) return { message: null, fields };
  const outdated = problemStatus(problem) === OUTDATED;
  return { message: problemText(problem, texts.events.form.failed), fields: {}, outdated };
}
