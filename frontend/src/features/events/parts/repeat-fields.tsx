/** Whether a new event repeats, until when, and on which dates that is. */
import { NativeSelect, TextInput } from '@mantine/core';
import { useLast } from '../../../lib/use-last';
import { formatWeekday, LAST_DAY } from '../../../lib/when';
import { texts } from '../../../texts';
import classes from './event-form.module.css';
import { nthOf, type Repeat, type Rule, rulesFor, type WallTimes } from './repeat';
import { SeriesPreview } from './series-preview';

interface RepeatFieldsProps {
  /** The first event. */
  first: WallTimes;
  repeat: Repeat;
  /** A series that is changed goes on repeating, and has a list of its dates where they are left out. */
  isSeries?: boolean;
  /** What is wrong with the end. */
  error: string | undefined;
  onChange: (repeat: Repeat) => void;
}

export function RepeatFields({ first, repeat, isSeries = false, error, onChange }: RepeatFieldsProps) {
  const t = texts.eventPlan.repeat;
  // While another day is typed, there is none: the fields stay what they are.
  const date = useLast(first.date || null) ?? '';
  const weekday = date && formatWeekday(date);
  const label = (rule: Rule) => {
    if (rule === 'NTH') return t.monthly(t.nths[nthOf(date) - 1] ?? '', weekday);
    return rule === 'LAST' ? t.monthly(t.last, weekday) : t.rules[rule];
  };
  const end = {
    required: true,
    withAsterisk: false,
    error,
    onChange: ({ currentTarget: { name, value } }: { currentTarget: { name: string; value: string } }) =>
      onChange({ ...repeat, [name]: value }),
  };
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label={t.label}
          data={rulesFor(date, isSeries).map((value) => ({ value, label: label(value) }))}
          value={repeat.rule}
          onChange={({ currentTarget }) =>
            onChange({
              ...repeat,
              rule: currentTarget.value as Rule,
              skipped: isSeries ? repeat.skipped : [],
            })
          }
        />
        {repeat.rule !== '' && (
          <NativeSelect
            label={t.ends}
            data={[
              { value: 'until', label: t.onADate },
              { value: 'count', label: t.afterANumber },
            ]}
            value={repeat.end}
            onChange={({ currentTarget }) =>
              onChange({ ...repeat, end: currentTarget.value === 'count' ? 'count' : 'until' })
            }
          />
        )}
        {repeat.rule !== '' &&
          (repeat.end === 'until' ? (
            <TextInput
              label={t.until}
              name="until"
              type="date"
              min={date || undefined}
              max={LAST_DAY}
              value={repeat.until}
              {...end}
            />
          ) : (
            <TextInput
              label={t.count}
              name="count"
              inputMode="numeric"
              maxLength={3}
              value={repeat.count}
              {...end}
            />
          ))}
      </div>
      {repeat.rule !== '' && (
        <SeriesPreview
          first={first}
          repeat={repeat}
          onSkip={isSeries ? undefined : (skipped) => onChange({ ...repeat, skipped })}
        />
      )}
    </>
  );
}
