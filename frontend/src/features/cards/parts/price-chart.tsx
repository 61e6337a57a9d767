/** The chart of a card's price history: a line for each finish, the prices of a day, and all of them as a table. */
import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { texts } from '../../../texts';
import classes from './price-chart.module.css';
import { PriceFigures } from './price-figures';
import { describePrices, formatCents, formatPriceDay } from './price-format';
import { daysOf, nearest, type PriceLine, priceOn } from './price-lines';
import { PricePlot } from './price-plot';
import { PriceTable } from './price-table';
import { Swatch } from './swatch';

interface PriceChartProps {
  lines: readonly PriceLine[];
  /** The first and the last day that are drawn. */
  first: number;
  last: number;
}

const { chart: t } = texts.cards.prices;

/** How far the keys move, in days with a price; the ends are further than any chart is long. */
const MOVES: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 30,
  PageDown: -30,
  Home: -Infinity,
  End: Infinity,
};

export default function PriceChart({ lines, first, last }: PriceChartProps) {
  const hint = useId();
  const days = useMemo(() => daysOf(lines), [lines]);
  const newest = days.length - 1;
  const [pointed, setPointed] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const at = Math.min(pointed ?? newest, newest);
  const day = days[at] ?? last;

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return leave();
    const by = MOVES[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(newest, at + by));
    setPointed(next);
    setAnnouncement(describePrices(lines, days[next] ?? day));
  };
  const leave = () => {
    setPointed(undefined);
    setAnnouncement('');
  };
  return (
    <figure className={classes.chart}>
      <div className={classes.reading}>
        <time className={classes.day}>{formatPriceDay(day)}</time>
        <dl className={classes.prices}>
          {lines.map((line) => (
            <div key={line.finish}>
              <dt>
                <Swatch finish={line.finish} /> {line.name}
              </dt>
              <dd>{shown(priceOn(line, day))}</dd>
            </div>
          ))}
        </dl>
      </div>
      {/* A slider has one value, the day; the prices of that day are shown beside it. */}
      <div
        className={classes.plot}
        role="slider"
        aria-label={t.day}
        aria-valuemin={0}
        aria-valuemax={newest}
        aria-valuenow={at}
        aria-valuetext={formatPriceDay(day)}
        aria-describedby={hint}
        tabIndex={0}
        onKeyDown={move}
        onBlur={leave}
      >
        <PricePlot
          lines={lines}
          first={first}
          last={last}
          pointed={pointed === undefined ? undefined : day}
          onPoint={(near) => setPointed(near === undefined ? undefined : nearest(days, near))}
        />
      </div>
      <VisuallyHidden id={hint}>{t.keys}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <figcaption>
        <PriceFigures lines={lines} />
      </figcaption>
      <PriceTable lines={lines} days={days} />
    </figure>
  );
}

const shown = (cents: number | undefined): string => (cents === undefined ? '–' : formatCents(cents));
