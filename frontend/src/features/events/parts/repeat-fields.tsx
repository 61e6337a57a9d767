/** Whether a new event repeats, until when, and what comes of it. */
import { NativeSelect, TextInput } from '@mantine/core';
import { LAST_DAY, spanWords, weekdayWords } from '../../../lib/when';
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
  const words = texts.events.repeat;
  const days = daysOf(first, repeat);
  const [from, to] = [days[0], days.at(-1)];
  const preview = from && to && days.length <= MAX_EVENTS;
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label={words.label}
          data={INTERVALS.map((value) => ({ value, label: words.intervals[value] }))}
          value={repeat.interval}
          onChange={({ currentTarget }) => onChange({ ...repeat, interval: currentTarget.value as Interval })}
        />
        {repeat.interval !== '' && (
          <TextInput
            label={words.until}
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
          {preview && words.preview(days.length, weekdayWords(from), spanWords(from, to))}
        </p>
      )}
    </>
  );
}
