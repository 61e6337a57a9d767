/** The dates of a series that is being planned, as the server says; each can be left out. */
import { Checkbox } from '@mantine/core';
import { useEffect } from 'react';
import { type PreviewedDateDto, usePreviewSeriesMutation } from '../../../api/events';
import { problemText } from '../../../lib/problem';
import { formatDayRange, formatEventTime, formatWeekday } from '../../../lib/when';
import { texts } from '../../../texts';
import classes from './event-form.module.css';
import { movedText } from './moved-dates';
import { type Repeat, recurrenceOf, type WallTimes } from './repeat';

/** While somebody types. */
const DEBOUNCE_MS = 300;

interface SeriesPreviewProps {
  first: WallTimes;
  repeat: Repeat;
  /** Absent where no date can be left out here. */
  onSkip: ((skipped: string[]) => void) | undefined;
}

export function SeriesPreview({ first, repeat, onSkip }: SeriesPreviewProps) {
  const t = texts.eventPlan.repeat;
  const [preview, { data, error }] = usePreviewSeriesMutation();
  // What is left out changes no date: it is marked here.
  const asked = recurrenceOf(first, { ...repeat, skipped: [] });
  const key = asked && JSON.stringify(asked);
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => void preview(JSON.parse(key)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key, preview]);
  const dates = key !== null && data ? data.dates : [];
  const on = dates.filter(({ date }) => !repeat.skipped.includes(date));
  const [from, to] = [on[0]?.date, on.at(-1)?.date];
  const moved = movedText(on);
  const toggle = (date: string, isOn: boolean) =>
    onSkip?.(isOn ? repeat.skipped.filter((each) => each !== date) : [...repeat.skipped, date]);
  return (
    <>
      <p className={classes.preview} role="status">
        {key !== null && error
          ? problemText(error, texts.eventManager.form.failed)
          : from && to && t.preview(on.length, formatWeekday(from), formatDayRange(from, to))}
      </p>
      {moved !== '' && !error && <p className={classes.preview}>{moved}</p>}
      {dates.length > 0 && !error && (
        <details className={classes.dates}>
          <summary>{t.chooseDates}</summary>
          <ul>
            {dates.map((date) => (
              <li key={date.date}>
                <Checkbox
                  label={formatEventTime({ date: date.date, time: '00:00' }, 'UTC')}
                  description={movedNote(date)}
                  checked={!repeat.skipped.includes(date.date)}
                  disabled={onSkip === undefined}
                  onChange={({ currentTarget }) => toggle(date.date, currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const movedNote = ({ movedTo }: PreviewedDateDto) => movedTo && texts.eventPlan.repeat.moved(movedTo);
