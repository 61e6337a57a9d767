/** The six fields of an event: name, date, time, location, TCG, format. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { EventDto } from '../../../api/events';
import { LAST_DAY } from '../../../lib/when';
import { type Draft, draftOf, type Field } from './event-draft';
import classes from './event-form.module.css';
import { FORMATS_FAILED, TYPES_FAILED } from './event-words';
import { EventZone } from './event-zone';
import type { Catalogue, Choice } from './use-catalogue';

interface EventFieldsProps {
  draft: Draft;
  /** What is wrong with a field; true where the words stand elsewhere. */
  errors: Partial<Record<Field, string | true>>;
  /** The event as somebody else has changed it meanwhile. */
  newest: EventDto | null;
  /** The IANA zone of date and time. */
  zone: string;
  /** Absent where the zone stays. */
  onZone: ((zone: string) => void) | undefined;
  catalogue: Catalogue;
  onChange: (changes: Partial<Draft>) => void;
}

export function EventFields({ draft, errors, newest, zone, catalogue, ...ask }: EventFieldsProps) {
  const { onZone, onChange } = ask;
  const { loading, games, formatsOf, gamesFailed, formatsFailed, retry } = catalogue;
  const now = newest && draftOf(newest);
  const labelled = { ...now, tcg: newest?.format.tcg.name, format: newest?.format.name };
  const field = (name: Field, note?: string) => ({
    name,
    value: draft[name],
    error: errors[name],
    description: now && now[name] !== draft[name] ? `Now: ${labelled[name]}` : note,
    required: true,
    withAsterisk: false,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  const tcgs = useRef<HTMLSelectElement>(null);
  const game = field('tcg');
  const format = field('format');
  const formats = useRef<HTMLSelectElement>(null);
  /** The button that is pressed goes away: the focus goes on to what it asks for. */
  const askAgain = () => {
    (gamesFailed ? tcgs : formats).current?.focus();
    retry();
  };
  return (
    <>
      <TextInput label="Name" maxLength={120} autoComplete="off" data-autofocus {...field('name')} />
      <div className={classes.pair}>
        <TextInput label="Date" type="date" max={LAST_DAY} {...field('date')} />
        <TextInput label="Time" type="time" {...field('time')} />
      </div>
      <EventZone zone={zone} onChange={onZone} />
      <TextInput label="Location" maxLength={200} autoComplete="street-address" {...field('location')} />
      <NativeSelect
        ref={tcgs}
        label="TCG"
        data={games.length === 1 ? games : withBlank(games, loading ? 'Loading…' : 'Choose a game')}
        {...game}
        error={gamesFailed ? TYPES_FAILED : game.error}
        onChange={({ currentTarget }) => onChange({ tcg: currentTarget.value, format: '' })}
      />
      <NativeSelect
        ref={formats}
        label="Format"
        data={withBlank(formatsOf(draft.tcg), loading ? 'Loading…' : 'Choose a format')}
        {...format}
        error={formatsFailed ? FORMATS_FAILED : format.error}
      />
      {(gamesFailed || formatsFailed) && (
        <Button variant="default" className={classes.retry} onClick={askAgain}>
          Try again
        </Button>
      )}
    </>
  );
}

const withBlank = (choices: Choice[], label: string): Choice[] => [{ value: '', label }, ...choices];
