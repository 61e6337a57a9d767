/** Whether a new event repeats, until when, and what comes of it. */
import { NativeSelect, TextInput } from '@mantine/core';
import { formatDayRange, formatWeekday, LAST_DAY } from '../../../lib/when';
import { texts } from '../../../texts';
import classes from './event-form.module.css';
import { daysOf, INTERVALS, type Interval, MAX_EVENTS, type Repeat } from './repeat';

interface RepeatFieldsProps {
  /** The day of the first event, or empty. */
  first: string;
  repeat: Repeat;
  /** What is wrong with the last day. */
  error: string | undefined;
  onChange: (repeat: Repeat) => void;
}

export function RepeatFields({ first, repeat, error, onChange }: RepeatFieldsProps) {
  const t = texts.events.repeat;
  const days = daysOf(first, repeat);
  const [from, to] = [days[0], days.at(-1)];
  const preview = from && to && days.length <= MAX_EVENTS;
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label={t.label}
          data={INTERVALS.map((value) => ({ value, label: t.intervals[value] }))}
          value={repeat.interval}
          onChange={({ currentTarget }) => onChange({ ...repeat, interval: currentTarget.value as Interval })}
        />
        {repeat.interval !== '' && (
          <TextInput
            label={t.until}
            name="until"
            type="date"
            min={first || undefined}
            max={LAST_DAY}
            required
            withAsterisk={false}
            value={repeat.until}
            error={error}
            onChange={({ currentTarget }) => onChange({ ...repeat, until: currentTarget.value })}
          />
        )}
      </div>
      {repeat.interval !== '' && (
        <p className={classes.preview} role="status">
          {preview && t.preview(days.length, formatWeekday(from), formatDayRange(from, to))}
        </p>
      )}
    </>
  );
}
