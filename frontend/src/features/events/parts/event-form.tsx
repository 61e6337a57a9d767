/** The form of an event, new or changed; what was typed stays until it is saved. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EventDto } from '../../../api/events';
import { useUser } from '../../../browser/use-user';
import { fieldProblems } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { Hint } from '../../../ui/hint';
import { clockTime } from './clock-time';
import { DetailsFields } from './details-fields';
import { EventConflictNote } from './event-conflict-note';
import {
  ALL_FIELDS,
  type Draft,
  detailsPlan,
  draftOf,
  emptyFields,
  type Field,
  newDraft,
  type Problem,
  planOf,
} from './event-draft';
import { EventFields } from './event-fields';
import classes from './event-form.module.css';
import { ONCE, recurrenceOf, ruleOn, type WallTimes } from './repeat';
import { RepeatFields } from './repeat-fields';
import { type Scope, ScopeField } from './scope-field';
import { seriesChangesOf } from './series-changes';
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
  const [chosenRepeat, setRepeat] = useState(ONCE);
  const [endError, setEndError] = useState<string>();
  const [scope, setScope] = useState<Scope>('one');
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
  const { save, saveSeries, saveScope, busy: saving } = useSaveEvent();
  const busy = saving || conflict.isLoading;
  const saved = conflict.base ? draftOf(conflict.base) : blank;
  const gone = conflict.isGone;
  const typedOver =
    conflict.before !== null ||
    chosenZone !== null ||
    chosenRepeat.rule !== '' ||
    ALL_FIELDS.some((field) => typed[field] !== saved[field]);
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
  const repeat = { ...chosenRepeat, rule: ruleOn(draft.date, chosenRepeat.rule) };
  const zone = conflict.base?.timeZone ?? chosenZone ?? template?.timeZone ?? ownZone;

  const refuse = (refused: Refusal) => {
    setRefusal(refused);
    const first = ALL_FIELDS.find((field) => refused.fields[field]);
    if (first) focus(first);
  };
  const first: WallTimes = { date: draft.date, time: draft.time, endTime: draft.endTime, timeZone: zone };
  const refuseEnd = (message: string): Refusal => {
    setEndError(message);
    form.current?.querySelector<HTMLElement>(`[name="${repeat.end}"]`)?.focus();
    return { message: null, fields: {} };
  };
  /** Null when it is saved. */
  const send = async (store: string): Promise<Refusal | null> => {
    const { base } = conflict;
    if (base?.series && scope !== 'one') {
      const changes = seriesChangesOf(draft, base);
      return 'message' in changes ? atField(changes) : saveScope(changes, base, scope);
    }
    const plan = planOf(draft, { zone, store, base });
    if (repeat.rule === '') return 'message' in plan ? atField(plan) : save(plan, base);
    const rule = recurrenceOf(first, repeat);
    const isTooEarly = repeat.end === 'until' && repeat.until < draft.date;
    if (!rule || isTooEarly) return refuseEnd(texts.events.repeat.endNeeded[repeat.end]);
    // A first day whose time clocks leave out is no event of its own, but a date of a series.
    const details = detailsPlan(draft, undefined);
    if ('message' in details) return atField(details);
    const { name, location, tcg, format } = draft;
    const refused = await saveSeries({
      ...rule,
      ...details,
      name: name.trim(),
      location: location.trim(),
      tcg,
      format,
    });
    const end = refused && fieldProblems(refused.problem)[repeat.end];
    return end ? refuseEnd(end) : refused;
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
    const refused = await send(user.uuid);
    if (!refused) return onSaved();
    if (conflict.base) conflict.record(conflict.base.uuid, refused.problem);
    refuse(refused);
  };
  const change = (changes: Partial<Draft>) => {
    setTyped({ ...typed, ...changes });
    const fields = { ...refusal.fields };
    for (const field of ALL_FIELDS) if (field in changes) delete fields[field];
    setRefusal({ message: null, fields });
  };

  return (
    <form ref={form} className={classes.form} onSubmit={(submitted) => void submit(submitted)} noValidate>
      {event?.series && (
        <ScopeField
          label={texts.events.scope.change}
          scope={scope}
          note={scope === 'one' ? undefined : texts.events.scope.keepsDates}
          onChange={setScope}
        />
      )}
      <EventFields
        draft={{ ...draft, time: typed.time }}
        errors={markOnly(refusal)}
        newest={conflict.newest}
        zone={zone}
        onZone={event ? undefined : setChosenZone}
        catalogue={catalogue}
        onChange={change}
        first={template ? 'date' : 'name'}
        isDateFixed={scope !== 'one'}
      >
        {!event && (
          <RepeatFields
            first={first}
            repeat={repeat}
            error={endError}
            onChange={(next) => {
              setRepeat(next);
              setEndError(undefined);
            }}
          />
        )}
      </EventFields>
      <DetailsFields
        draft={{ ...draft, endTime: typed.endTime }}
        errors={markOnly(refusal)}
        newest={conflict.newest && draftOf(conflict.newest)}
        onChange={change}
      />
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

const atField = ({ field, message }: Problem): Refusal => ({ message: null, fields: { [field]: message } });

/** Words that stand above the buttons for the whole form need no repeating at each field. */
const markOnly = ({ message, fields }: Refusal): Partial<Record<Field, string | true>> =>
  Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, words === message || words]));
