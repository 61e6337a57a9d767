/** All prices of a chart as a table, for anyone who asks for it. */
import { useId, useState } from 'react';
import { focusAround } from '../../../lib/focus-around';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { formatCents, formatPriceDay } from './price-format';
import { dateOf, type PriceLine } from './price-lines';
import classes from './price-table.module.css';

const { table: t } = texts.cards.prices;

interface PriceTableProps {
  lines: readonly PriceLine[];
  /** The oldest first. */
  days: readonly number[];
}

/** How many days are shown at first, and added by each press of the button. */
const STEP = 31;

export function PriceTable({ lines, days }: PriceTableProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        look="quiet"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? t.hide : t.show}
      </Button>
      {open && <DayRows id={id} lines={lines} days={days} />}
    </div>
  );
}

interface DayRowsProps extends PriceTableProps {
  id: string;
}

/** The newest day first. */
function DayRows({ id, lines, days }: DayRowsProps) {
  const [count, setCount] = useState(STEP);
  const priced = lines.map(({ points }) => new Map(points.map(({ day, cents }) => [day, cents])));
  return (
    <div id={id}>
      <table className={classes.table} aria-label={t.title}>
        <thead>
          <tr>
            <th scope="col">{t.day}</th>
            {lines.map(({ finish, name }) => (
              <th key={finish} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .slice(-count)
            .reverse()
            .map((day) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={dateOf(day)}>{formatPriceDay(day)}</time>
                </th>
                {lines.map(({ finish }, nth) => {
                  const cents = priced[nth]?.get(day);
                  return <td key={finish}>{cents === undefined ? texts.lib.noPrice : formatCents(cents)}</td>;
                })}
              </tr>
            ))}
        </tbody>
      </table>
      {count < days.length && (
        <Button
          look="quiet"
          onClick={({ currentTarget }) => {
            // The button goes away with the last dates.
            if (count + STEP >= days.length) focusAround(currentTarget);
            setCount(count + STEP);
          }}
        >
          {t.older}
        </Button>
      )}
    </div>
  );
}
