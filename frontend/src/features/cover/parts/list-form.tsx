/** The list, when its owner plans to go, and what will do. */
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import type { CoverRequest } from '../../../api/cover';
import { CONDITIONS, type Condition, conditionLabels } from '../../../lib/listing-values';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError } from '../../../ui/toast';
import classes from '../cover.module.css';

const t = texts.cover;
/** As the server takes them. */
const MAX_TEXT = 400_000;
const FORM = 'cover-list';
const STOPS = ['1', '2', '3', '4', '5'];

/** The form as it is filled in. */
export interface Typed {
  text: string;
  /** On the clock of the visitor: `2027-03-12T18:00`. */
  at: string;
  condition: string;
  stops: string;
}

/** What the form asks for. */
export const requestOf = ({ text, at, condition, stops }: Typed): CoverRequest => ({
  text,
  ...(at && { at: new Date(at).toISOString() }),
  ...(condition && { leastCondition: condition as Condition }),
  ...(stops && { maxStops: Number(stops) }),
});

interface ListFormProps {
  typed: Typed;
  busy: boolean;
  /** Its plans are below: the list can be had again. */
  isFolded: boolean;
  onUnfold: () => void;
  onChange: (typed: Typed) => void;
  onPlan: () => void;
  onWatchlist: () => void;
}

export function ListForm({ typed, busy, isFolded, onUnfold, onChange, onPlan, onWatchlist }: ListFormProps) {
  const file = useRef<HTMLInputElement>(null);
  const change = (changes: Partial<Typed>) => onChange({ ...typed, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (typed.text.trim() === '') toastError(t.emptyList);
    else onPlan();
  };
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!chosen) return;
    if (chosen.size > MAX_TEXT) toastError(t.fileTooLarge);
    else change({ text: await chosen.text() });
  };
  return (
    <>
      {isFolded && (
        <div className={classes.fold}>
          <Button look="quiet" aria-expanded={false} aria-controls={FORM} onClick={onUnfold}>
            {t.change}
          </Button>
        </div>
      )}
      <form id={FORM} hidden={isFolded} className={classes.form} onSubmit={submit}>
        <Textarea
          label={t.list}
          description={t.listHint}
          rows={8}
          maxLength={MAX_TEXT}
          value={typed.text}
          onChange={({ currentTarget: { value } }) => change({ text: value })}
        />
        <div className={classes.fields}>
          <TextInput
            type="datetime-local"
            label={t.plannedTime}
            value={typed.at}
            onChange={({ currentTarget: { value } }) => change({ at: value })}
          />
          <NativeSelect
            label={t.condition}
            data={[
              { value: '', label: t.anyCondition },
              ...CONDITIONS.map((value) => ({ value, label: conditionLabels[value] })),
            ]}
            value={typed.condition}
            onChange={({ currentTarget: { value } }) => change({ condition: value })}
          />
          <NativeSelect
            label={t.stops}
            data={[{ value: '', label: t.anyStops }, ...STOPS.map((value) => ({ value, label: value }))]}
            value={typed.stops}
            onChange={({ currentTarget: { value } }) => change({ stops: value })}
          />
        </div>
        <div className={classes.buttons}>
          <Button type="submit" size="l" busy={busy}>
            {busy ? t.planning : t.plan}
          </Button>
          <Button look="quiet" size="l" onClick={() => file.current?.click()}>
            {t.file}
          </Button>
          <Button look="quiet" size="l" busy={busy} onClick={onWatchlist}>
            {t.watchlist}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            tabIndex={-1}
            aria-label={t.file}
            onChange={(event) => void read(event)}
          />
        </div>
      </form>
    </>
  );
}
