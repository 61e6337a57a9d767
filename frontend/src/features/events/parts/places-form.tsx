/** How many an event takes, and how many it needs: a store may change both while people answer. */
import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { etagOf } from '../../../api/etag';
import { type EventDto, useChangeEventMutation } from '../../../api/events';
import { fieldProblems, problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { toastError, toastSuccess } from '../../../ui/toast';
import classes from '../attendees.module.css';

const t = texts.attendees;
const MAX_PLAYERS = 5000;

/** What is typed: the rest follows the event, which may be changed elsewhere. */
type Typed = Partial<Record<'capacity' | 'leastPlayers', number | string>>;

/** Nothing typed means that it doesn't matter. */
const numberIn = (typed: number | string): number | null => (typed === '' ? null : Number(typed));
const wantedOf = (typed: Typed) =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, numberIn(text)]));

export default function PlacesForm({ event }: { event: EventDto }) {
  const { going } = event.attendance;
  const [typed, setTyped] = useState<Typed>({});
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [change, { isLoading }] = useChangeEventMutation();
  const wanted = wantedOf(typed);
  const { capacity, leastPlayers } = { ...event.attendance, ...wanted };
  const isSame = capacity === event.attendance.capacity && leastPlayers === event.attendance.leastPlayers;
  const [seen, setSeen] = useState(event.version);
  if (seen !== event.version) {
    setSeen(event.version);
    if (isSame) setTyped({});
  }
  const back = capacity === null ? 0 : Math.max(going - capacity, 0);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (isLoading || isSame) return;
    try {
      await change({ uuid: event.uuid, 'If-Match': etagOf(event), changeEvent: wanted }).unwrap();
      toastSuccess(t.placesSaved);
      setErrors({});
    } catch (failure) {
      const fields = fieldProblems(failure);
      setErrors(fields);
      if (Object.keys(fields).length === 0) toastError(problemText(failure, t.notRecorded));
    }
  };
  const field = (name: keyof Typed, label: string) => (
    <NumberInput
      label={label}
      placeholder={t.any}
      min={1}
      max={MAX_PLAYERS}
      allowDecimal={false}
      value={typed[name] ?? event.attendance[name] ?? ''}
      error={errors[name]}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  );
  return (
    <form className={classes.places} onSubmit={(submitted) => void submit(submitted)} noValidate>
      <div className={classes.form}>
        {field('capacity', t.capacity)}
        {field('leastPlayers', t.leastPlayers)}
        <Button type="submit" look="quiet" busy={isLoading} disabled={isSame} focusableWhenDisabled>
          {t.savePlaces}
        </Button>
      </div>
      {back > 0 && <p className={classes.small}>{t.goBack(back)}</p>}
    </form>
  );
}
