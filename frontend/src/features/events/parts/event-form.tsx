/** The form of an event, new or changed; what was typed stays until it is saved. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EventDto, ScheduleEvent } from '../../../api/events';
import { useUser } from '../../../browser/use-user';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { clockTime } from './clock-time';
import { EventConflictNote } from './event-conflict-note';
import { type Draft, draftOf, emptyFields, FIELDS, type Field, newDraft, planOf } from './event-draft';
import { EventFields } from './event-fields';
import classes from './event-form.module.css';
import { daysOf, MAX_EVENTS, ONCE } from './repeat';
import { RepeatFields } from './repeat-fields';
import { useEventConflict } from './use-event-conflict';
import { useGameCatalog } from './use-game-catalog';
import { useOwnZone } from './use-own-zone';
import { type Refusal, useSaveEvent } from './use-save-event';

const NO_REFUSAL: Refusal = { message: null, fields: {} };

/** What the dialog around the form has to know. */
export interface FormState {
  /** Something was typed that is not saved. */
  unsaved: boolean;
  /** It is being saved. */
  busy: boolean;
}

interface EventFormProps {
  /** The event to change; none for a new one. */
  event?: EventDto | undefined;
  /** The event that a new one is like, but for its day. */
  template?: EventDto | undefined;
  onState: (state: FormState) => void;
  onCancel: () => void;
  onSaved: () => void;
}

export function EventForm({ event, template, onState, onCancel, onSaved }: EventFormProps) {
  const user = useUser();
  const catalogue = useGameCatalog(event ?? template);
  const [blank] = useState(() => {
    if (event) return draftOf(event);
    return template ? { ...draftOf(template), date: '' } : newDraft(user?.address ?? '');
  });
  const [repeat, setRepeat] = useState(ONCE);
  const [untilError, setUntilError] = useState<string>();
  const [typed, setTyped] = useState<Draft>(blank);
  const ownZone = useOwnZone((event ?? template) ? undefined : user?.uuid);
  const [chosenZone, setChosenZone] = useState<string | null>(null);
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const form = useRef<HTMLFormElement>(null);
  const focus = (field: Field) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const conflict = useEventConflict(event, typed, (draft) => {
    setTyped(draft);
    setRefusal(NO_REFUSAL);
    focus('name');
  });
  const { save, busy: saving } = useSaveEvent();
  const busy = saving || conflict.isLoading;
  const saved = conflict.base ? draftOf(conflict.base) : blank;
  const gone = conflict.isGone;
  const typedOver =
    conflict.before !== null ||
    chosenZone !== null ||
    repeat.interval !== '' ||
    FIELDS.some((field) => typed[field] !== saved[field]);
  // What can never be saved is not asked about.
  const unsaved = typedOver && !gone;
  const close = useRef<HTMLButtonElement>(null);
  // Save is gone then, and the focus with it.
  useEffect(() => {
    if (gone && !busy) close.current?.focus();
  }, [gone, busy]);
  useEffect(() => onState({ unsaved, busy }), [unsaved, busy, onState]);

  // There is nothing to choose where one game is offered.
  const only = catalogue.games.length === 1 ? (catalogue.games[0]?.value ?? '') : '';
  const draft = { ...typed, tcg: typed.tcg || only, time: clockTime(typed.time) };
  const zone = conflict.base?.timeZone ?? chosenZone ?? template?.timeZone ?? ownZone;

  const refuse = (refused: Refusal) => {
    setRefusal(refused);
    const first = FIELDS.find((field) => refused.fields[field]);
    if (first) focus(first);
  };
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (busy || gone || !user) return;
    const empty = emptyFields(draft);
    if (empty.length > 0) {
      const { allNeeded } = texts.events.form;
      const fields = Object.fromEntries(empty.map((field) => [field, allNeeded]));
      return refuse({ message: allNeeded, fields });
    }
    const days = daysOf(draft.date, repeat);
    if (days.length === 0 || days.length > MAX_EVENTS) {
      const { untilNeeded, tooMany } = texts.events.repeat;
      setUntilError(days.length === 0 ? untilNeeded : tooMany(MAX_EVENTS));
      form.current?.querySelector<HTMLElement>('[name="until"]')?.focus();
      return;
    }
    const plans: ScheduleEvent[] = [];
    for (const date of days) {
      const plan = planOf({ ...draft, date }, { zone, store: user.uuid, base: conflict.base });
      if ('message' in plan) return refuse({ message: null, fields: { [plan.field]: plan.message } });
      plans.push(plan);
    }
    const refused = await save(plans, conflict.base);
    if (!refused) return onSaved();
    if (conflict.base) conflict.record(conflict.base.uuid, refused.problem);
    refuse(refused);
  };
  const change = (changes: Partial<Draft>) => {
    setTyped({ ...typed, ...changes });
    const fields = { ...refusal.fields };
    for (const field of FIELDS) if (field in changes) delete fields[field];
    setRefusal({ message: null, fields });
  };

  return (
    <form ref={form} className={classes.form} onSubmit={(submitted) => void submit(submitted)} noValidate>
      <EventFields
        draft={{ ...draft, time: typed.time }}
        errors={markOnly(refusal)}
        newest={conflict.newest}
        zone={zone}
        onZone={event ? undefined : setChosenZone}
        catalogue={catalogue}
        onChange={change}
        first={template ? 'date' : 'name'}
      >
        {!event && (
          <RepeatFields
            first={typed.date}
            repeat={repeat}
            error={untilError}
            onChange={(next) => {
              setRepeat(next);
              setUntilError(undefined);
            }}
          />
        )}
      </EventFields>
      <EventConflictNote conflict={conflict} />
      {refusal.message && !gone && !conflict.newest && (
        <Hint kind="danger" role="alert">
          {refusal.message}
        </Hint>
      )}
      <div className={classes.buttons}>
        <Button ref={close} look="quiet" onClick={onCancel} disabled={busy}>
          {gone ? texts.ui.close : texts.ui.cancel}
        </Button>
        {!gone && (
          <Button type="submit" busy={busy}>
            {texts.events.form.save}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Words that stand above the buttons for the whole form need no repeating at each field. */
const markOnly = ({ message, fields }: Refusal): Partial<Record<Field, string | true>> =>
  Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, words === message || words]));
