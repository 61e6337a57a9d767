/** The hours of one day: from when until when, as many times as it takes. */
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { type Interval, MAX_INTERVALS, usual } from './draft';
import classes from './editor.module.css';
import { useRowFocus } from './use-row-focus';

const t = texts.storePage;

interface IntervalFieldsProps {
  /** The day in words. */
  day: string;
  intervals: readonly Interval[];
  problem: string | undefined;
  onChange: (intervals: readonly Interval[]) => void;
}

export function IntervalFields({ day, intervals, problem, onChange }: IntervalFieldsProps) {
  const focus = useRowFocus();
  const change = (key: string, changes: Partial<Interval>) =>
    onChange(intervals.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const remove = (nth: number) => {
    focus.leave(nth);
    onChange(intervals.filter((_, other) => other !== nth));
  };
  return (
    <div className={classes.intervals}>
      {intervals.length === 0 && <span className={classes.muted}>{t.closed}</span>}
      {intervals.map(({ key, opens, closes }, nth) => (
        <span key={key} className={classes.interval}>
          <input
            type="time"
            aria-label={t.opens(day)}
            aria-invalid={problem !== undefined}
            value={opens}
            onChange={({ currentTarget }) => change(key, { opens: currentTarget.value })}
          />
          <span aria-hidden="true">–</span>
          <input
            type="time"
            aria-label={t.closes(day)}
            aria-invalid={problem !== undefined}
            value={closes}
            onChange={({ currentTarget }) => change(key, { closes: currentTarget.value })}
          />
          <Button
            ref={focus.removeOf(nth)}
            look="subtle"
            size="s"
            aria-label={t.remove(day, `${opens}–${closes}`)}
            onClick={() => remove(nth)}
          >
            ×
          </Button>
        </span>
      ))}
      {intervals.length < MAX_INTERVALS && (
        <Button
          ref={focus.add}
          look="quiet"
          size="s"
          aria-label={t.addOn(day)}
          onClick={() => {
            // The button goes away with the last that there can be.
            if (intervals.length + 1 === MAX_INTERVALS) focus.leave(intervals.length);
            onChange([...intervals, usual()]);
          }}
        >
          {t.add}
        </Button>
      )}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
