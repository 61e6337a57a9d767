/** The hours of each weekday, and the dates with hours of their own. */
import { formatDate } from '../../../lib/format-date';
import { useLocale } from '../../../lib/use-locale';
import { weekdayName } from '../../../lib/weekday';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { type Draft, MAX_DATES, newKey } from './draft';
import classes from './editor.module.css';
import { IntervalFields } from './interval-fields';
import { useRowFocus } from './use-row-focus';

const t = texts.storePage;

interface HoursFieldsProps {
  draft: Draft;
  problems: Readonly<Record<string, string>>;
  onChange: (changes: Partial<Draft>) => void;
}

export function WeekFields({ draft: { week }, problems, onChange }: HoursFieldsProps) {
  const locale = useLocale();
  return (
    <>
      {week.map((intervals, nth) => {
        const day = weekdayName(nth, locale);
        return (
          <div key={day} className={classes.row}>
            <span className={classes.day}>{day}</span>
            <IntervalFields
              day={day}
              intervals={intervals}
              problem={problems[`week.${nth}`]}
              onChange={(changed) =>
                onChange({ week: week.map((each, other) => (other === nth ? changed : each)) })
              }
            />
          </div>
        );
      })}
      <Button look="quiet" onClick={() => onChange({ week: week.map(() => week[0] ?? []) })}>
        {t.copyToAll}
      </Button>
    </>
  );
}

export function DateFields({ draft: { dates }, problems, onChange }: HoursFieldsProps) {
  const focus = useRowFocus();
  const change = (nth: number, changes: Partial<Draft['dates'][number]>) =>
    onChange({ dates: dates.map((each, other) => (other === nth ? { ...each, ...changes } : each)) });
  const remove = (nth: number) => {
    focus.leave(nth);
    onChange({ dates: dates.filter((_, other) => other !== nth) });
  };
  return (
    <>
      {dates.map(({ key, date, intervals }, nth) => {
        const name = date ? formatDate(date) : t.date;
        return (
          <div key={key} className={classes.row}>
            <span className={classes.day}>
              <input
                type="date"
                aria-label={t.date}
                value={date}
                onChange={({ currentTarget }) => change(nth, { date: currentTarget.value })}
              />
              <Button
                ref={focus.removeOf(nth)}
                look="subtle"
                size="s"
                aria-label={t.removeDate(name)}
                onClick={() => remove(nth)}
              >
                ×
              </Button>
            </span>
            <IntervalFields
              day={name}
              intervals={intervals}
              problem={problems[`dates.${nth}`]}
              onChange={(changed) => change(nth, { intervals: changed })}
            />
          </div>
        );
      })}
      {dates.length < MAX_DATES && (
        <Button
          ref={focus.add}
          look="quiet"
          onClick={() => onChange({ dates: [...dates, { key: newKey(), date: '', intervals: [] }] })}
        >
          {t.addDate}
        </Button>
      )}
    </>
  );
}
