/** The six fields of an event: name, date, time, location, TCG, format. */
import { NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { EventDto } from '../../../api/events';
import { LAST_DAY } from '../../../lib/when';
import { texts } from '../../../texts';
import { RetryButton } from '../../../ui/retry-button';
import { type Draft, draftOf, type Field } from './event-draft';
import classes from './event-form.module.css';
import { EventZone } from './event-zone';
import { TimeField } from './time-field';
import type { GameCatalog, SelectOption } from './use-game-catalog';

interface EventFieldsProps {
  draft: Draft;
  /** What is wrong with a field; true where the words stand elsewhere. */
  errors: Partial<Record<Field, string | true>>;
  /** The event as somebody else has changed it in the meantime. */
  newest: EventDto | null;
  /** The IANA zone of date and time. */
  zone: string;
  /** Absent where the zone stays. */
  onZone: ((zone: string) => void) | undefined;
  catalogue: GameCatalog;
  onChange: (changes: Partial<Draft>) => void;
  /** The field that is typed into first. */
  first: Field;
  /** The date is that of a series. */
  isDateFixed?: boolean;
  /** The content below the date, the time and their zone. */
  children?: ReactNode;
}

export function EventFields({
  draft,
  errors,
  newest,
  zone,
  catalogue,
  first,
  isDateFixed,
  children,
  ...ask
}: EventFieldsProps) {
  const t = texts.eventManager.form;
  const { onZone, onChange } = ask;
  const { loading, games, formatsOf, gamesFailed, formatsFailed, retry } = catalogue;
  const now = newest && draftOf(newest);
  const labelled = { ...now, tcg: newest?.format.tcg.name, format: newest?.format.name };
  const field = (name: Field, note?: string) => ({
    name,
    value: draft[name],
    error: errors[name],
    description: now && now[name] !== draft[name] ? t.now(labelled[name] ?? '') : note,
    required: true,
    withAsterisk: false,
    'data-autofocus': name === first || undefined,
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
      <TextInput label={t.name} maxLength={120} autoComplete="off" {...field('name')} />
      <div className={classes.pair}>
        <TextInput label={t.date} type="date" max={LAST_DAY} disabled={isDateFixed} {...field('date')} />
        <TimeField label={t.time} {...field('time')} />
      </div>
      <EventZone zone={zone} onChange={onZone} />
      {children}
      <TextInput label={t.location} maxLength={200} autoComplete="street-address" {...field('location')} />
      <NativeSelect
        ref={tcgs}
        label={t.game}
        data={games.length === 1 ? games : withBlank(games, loading ? texts.ui.busy : t.chooseGame)}
        {...game}
        error={gamesFailed ? texts.events.gamesFailed : game.error}
        onChange={({ currentTarget }) => onChange({ tcg: currentTarget.value, format: '' })}
      />
      <NativeSelect
        ref={formats}
        label={t.format}
        data={withBlank(formatsOf(draft.tcg), loading ? texts.ui.busy : t.chooseFormat)}
        {...format}
        error={formatsFailed ? texts.events.formatsFailed : format.error}
      />
      {(gamesFailed || formatsFailed) && <RetryButton className={classes.retry} onRetry={askAgain} />}
    </>
  );
}

const withBlank = (choices: SelectOption[], label: string): SelectOption[] => [
  { value: '', label },
  ...choices,
];
