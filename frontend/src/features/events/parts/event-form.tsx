/** The form of an event, new or changed; what was typed stays until it is saved. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EventDto } from '../../../api/events';
import { useEventPictureUpload } from '../../../api/pictures';
import { useUser } from '../../../browser/use-user';
import { fieldProblems, problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import type { FormState } from '../../../ui/form-dialog';
import { Hint } from '../../../ui/hint';
import { usePicture } from '../../../ui/use-picture';
import { clockTime } from './clock-time';
import { DetailsFields } from './details-fields';
import { detailsPlan } from './draft-details';
import { EventConflictNote } from './event-conflict-note';
import {
  ALL_FIELDS,
  type Draft,
  draftOf,
  emptyFields,
  type Field,
  newDraft,
  type Problem,
  planOf,
} from './event-draft';
import { EventFields } from './event-fields';
import classes from './event-form.module.css';
import { RepeatFields } from './repeat-fields';
import { type Scope, ScopeField } from './scope-field';
import { seriesChangesOf } from './series-changes';
import { useEventConflict } from './use-event-conflict';
import { useGameCatalog } from './use-game-catalog';
import { useOwnZone } from './use-own-zone';
import { useRepeat } from './use-repeat';
import { type Refusal, useSaveEvent } from './use-save-event';

const NO_REFUSAL: Refusal = { message: null, fields: {} };

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
  const [endError, setEndError] = useState<string>();
  const [scope, setScope] = useState<Scope>('one');
  const [typed, setTyped] = useState<Draft>(blank);
  const ownZone = useOwnZone((event ?? template) ? undefined : user?.uuid);
  const [chosenZone, setChosenZone] = useState<string | null>(null);
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const toFocus = useRef<string | null>(null);
  // After the part of the form that the field is in has opened.
  useEffect(() => {
    if (toFocus.current) focus(toFocus.current);
    toFocus.current = null;
  });
  const conflict = useEventConflict(event, typed, (draft) => {
    setTyped(draft);
    setRefusal(NO_REFUSAL);
    focus('name');
  });
  const change = (changes: Partial<Draft>) => {
    // A picture comes while other fields are typed in.
    setTyped((before) => ({ ...before, ...changes }));
    setRefusal(({ fields }) => ({
      message: null,
      fields: Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in changes))),
    }));
  };
  const [upload] = useEventPictureUpload();
  const picture = usePicture({ form, send: upload, onUploaded: ({ uuid }) => change({ picture: uuid }) });
  const { save, saveSeries, saveScope, busy: saving } = useSaveEvent();
  const busy = saving || conflict.isLoading || picture.isHeld;
  // There is nothing to choose where one game is offered.
  const only = catalogue.games.length === 1 ? (catalogue.games[0]?.value ?? '') : '';
  const draft = { ...typed, tcg: typed.tcg || only, time: clockTime(typed.time) };
  const zone = conflict.base?.timeZone ?? chosenZone ?? template?.timeZone ?? ownZone;
  const saved = conflict.base ? draftOf(conflict.base) : blank;
  const planned = useRepeat({ base: conflict.base, scope, draft, kept: saved, zone });
  const { repeat, series, isOfSeries } = planned;
  const gone = conflict.isGone;
  const typedOver =
    conflict.before !== null ||
    chosenZone !== null ||
    planned.isTyped ||
    picture.pending !== null ||
    ALL_FIELDS.some((field) => typed[field] !== saved[field]);
  // What can never be saved is not asked about.
  const unsaved = typedOver && !gone;
  const close = useRef<HTMLButtonElement>(null);
  // Save is gone then, and the focus with it.
  useEffect(() => {
    if (gone && !busy) close.current?.focus();
  }, [gone, busy]);
  useEffect(() => onState({ unsaved, busy }), [unsaved, busy, onState]);

  const refuse = (refused: Refusal) => {
    setRefusal(refused);
    toFocus.current ??= ALL_FIELDS.find((field) => refused.fields[field]) ?? null;
  };
  const refuseEnd = (message: string = texts.eventPlan.repeat.endNeeded[repeat.end]): Refusal => {
    setEndError(message);
    toFocus.current = repeat.end;
    return { message: null, fields: {} };
  };
  /** What the server says of the end stands at the end. */
  const orEnd = (refused: Refusal | null): Refusal | null => {
    const end = refused && fieldProblems(refused.problem)[repeat.end];
    return end ? refuseEnd(end) : refused;
  };
  /** Null when it is saved. */
  const send = async (store: string): Promise<Refusal | null> => {
    const { base } = conflict;
    if (base && series) {
      const changes = seriesChangesOf(draft, base);
      if ('message' in changes) return atField(changes);
      const change = planned.changeOf(changes);
      return change ? orEnd(await saveScope(change, series)) : refuseEnd();
    }
    const plan = planOf(draft, { zone, store, base });
    if (repeat.rule === '') return 'message' in plan ? atField(plan) : save(plan, base);
    if (!planned.rule) return refuseEnd();
    // A first day whose time clocks leave out is no event of its own, but a date of a series.
    const details = detailsPlan(draft);
    if ('message' in details) return atField(details);
    const { name, location, tcg, format } = draft;
    const words = { name: name.trim(), location: location.trim(), tcg, format };
    return orEnd(await saveSeries({ ...planned.rule, ...details, ...words }));
  };
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (busy || gone || !user || (isOfSeries && !series) || picture.holds()) return;
    const empty = emptyFields(draft);
    if (empty.length > 0) {
      const { allNeeded } = texts.eventManager.form;
      const fields = Object.fromEntries(empty.map((field) => [field, allNeeded]));
      return refuse({ message: allNeeded, fields });
    }
    // A disabled field loses the focus.
    focus('save');
    const refused = await send(user.uuid);
    if (!refused) return onSaved();
    if (conflict.base) conflict.record(conflict.base.uuid, refused.problem);
    refuse(refused);
  };
  return (
    <form ref={form} className={classes.form} onSubmit={(submitted) => void submit(submitted)} noValidate>
      {/* Input during the request would be lost when the dialog closes. */}
      <fieldset className={classes.fields} disabled={saving}>
        {event?.series && (
          <ScopeField
            label={texts.eventPlan.scope.change}
            scope={scope}
            note={
              isOfSeries ? texts.eventPlan.scope[planned.isKept ? 'keepsDates' : 'movesDates'] : undefined
            }
            onChange={setScope}
          />
        )}
        {planned.error !== undefined && (
          <ErrorState
            message={problemText(planned.error, texts.eventPlan.scope.notLoaded)}
            onRetry={planned.retry}
            retrying={planned.loading}
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
          isDateFixed={planned.isKept}
        >
          {(isOfSeries ? !planned.isKept : !event) && (
            <RepeatFields
              first={planned.first}
              repeat={repeat}
              isSeries={isOfSeries}
              error={endError}
              onChange={(next) => {
                planned.set(next);
                setEndError(undefined);
              }}
            />
          )}
        </EventFields>
        <DetailsFields
          draft={{ ...draft, endTime: typed.endTime }}
          errors={markOnly(refusal)}
          newest={conflict.newest && draftOf(conflict.newest)}
          isSeries={isOfSeries || repeat.rule !== ''}
          going={conflict.base?.attendance?.going ?? 0}
          picture={picture}
          pictures={[
            ...picture.uploaded,
            ...[conflict.base, conflict.newest, template].map((each) => each?.picture),
          ]}
          onChange={change}
        />
        <EventConflictNote conflict={conflict} isOfSeries={isOfSeries} />
      </fieldset>
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
          <Button name="save" type="submit" busy={busy || (isOfSeries && planned.loading)}>
            {texts.eventManager.form.save}
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
