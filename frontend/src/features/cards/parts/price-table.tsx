/** All prices of a chart as a table, for whoever asks for it. */
import { useId, useState } from 'react';
import { texts } from '../../../texts';
import { PlainButton } from '../../../ui/plain-button';
import { dateOf, type PriceLine } from './price-lines';
import classes from './price-table.module.css';
import { dayWords, priceWords } from './price-words';

const { table: words } = texts.cards.prices;

interface PriceTableProps {
  lines: readonly PriceLine[];
  /** The oldest first. */
  days: readonly number[];
}

/** So many days are shown at once, and with each wish for older ones. */
const STEP = 31;

export function PriceTable({ lines, days }: PriceTableProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <PlainButton
        look="quiet"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? words.hide : words.show}
      </PlainButton>
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
      <table className={classes.table} aria-label={words.title}>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
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
                  <time dateTime={dateOf(day)}>{dayWords(day)}</time>
                </th>
                {lines.map(({ finish }, nth) => {
                  const cents = priced[nth]?.get(day);
                  return <td key={finish}>{cents === undefined ? texts.lib.noPrice : priceWords(cents)}</td>;
                })}
              </tr>
            ))}
        </tbody>
      </table>
      {count < days.length && (
        <PlainButton look="quiet" className={classes.toggle} onClick={() => setCount(count + STEP)}>
          {words.older}
        </PlainButton>
      )}
    </div>
  );
}
