/** The drawing of the price chart: axes, lines with their names, and the day that is pointed at. */
import { memo, type PointerEvent, useMemo, useRef } from 'react';
import { formatDayTick, formatPriceTicks } from './price-format';
import { type PriceLine, priceOn, stretches } from './price-lines';
import classes from './price-plot.module.css';
import { type Axis, dayTicks, priceAxis, spread } from './price-scale';
import strokes from './price-stroke.module.css';

interface PricePlotProps {
  lines: readonly PriceLine[];
  first: number;
  last: number;
  /** The day that is pointed at, if any. */
  pointed?: number | undefined;
  /** Hears the day that the pointer is nearest to; undefined when it has left. */
  onPoint: (day: number | undefined) => void;
}

/** The height of the plot and the least distance of two names, in pixels. */
const HEIGHT = 200;
const NAME_GAP = 17;

/** Places in the plot in percent, whatever its size: the drawing is stretched, its strokes are not. */
interface Places {
  x: (day: number) => number;
  y: (cents: number) => number;
}

export function PricePlot({ lines, first, last, pointed, onPoint }: PricePlotProps) {
  const area = useRef<HTMLDivElement>(null);
  const axis = useMemo(() => priceAxis(lines), [lines]);
  const places = useMemo(() => placesOf(axis, first, last), [axis, first, last]);
  const labels = formatPriceTicks(axis.ticks);
  const point = ({ clientX }: PointerEvent) => {
    const { left, width } = area.current?.getBoundingClientRect() ?? { left: 0, width: 0 };
    if (width > 0) onPoint(first + ((clientX - left) / width) * (last - first));
  };
  return (
    <div
      className={classes.frame}
      style={{ paddingLeft: `calc(${Math.max(...labels.map(({ length }) => length))}ch + 0.75rem)` }}
      onPointerMove={point}
      onPointerDown={point}
      // A finger that was lifted leaves the day standing, to be read.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(undefined)}
      aria-hidden
    >
      <div ref={area} className={classes.area} style={{ height: HEIGHT }}>
        {axis.ticks.map((cents, nth) => (
          <span key={cents} className={classes.price} style={{ top: `${places.y(cents)}%` }}>
            {labels[nth]}
          </span>
        ))}
        {dayTicks(first, last).map((tick, nth, { length }) => (
          <span
            key={tick.day}
            className={`${classes.day} ${tick.isMonth && length > 2 && nth % 2 === 1 ? classes.spare : ''}`}
            style={{ left: `${places.x(tick.day)}%` }}
          >
            {formatDayTick(tick)}
          </span>
        ))}
        <Drawing lines={lines} axis={axis} places={places} />
        <Names lines={lines} places={places} />
        {pointed !== undefined && <Pointed lines={lines} day={pointed} places={places} />}
      </div>
    </div>
  );
}

function placesOf({ low, high }: Axis, first: number, last: number): Places {
  return {
    x: (day) => (last > first ? ((day - first) / (last - first)) * 100 : 50),
    y: (cents) => (high > low ? (1 - (cents - low) / (high - low)) * 100 : 50),
  };
}

/** Drawn once, not again for each day that is pointed at. */
const Drawing = memo(
  ({ lines, axis, places: { x, y } }: { lines: readonly PriceLine[]; axis: Axis; places: Places }) => (
    <svg className={classes.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <path className={classes.grid} d={axis.ticks.map((cents) => `M0 ${y(cents)}h100`).join('')} />
      {lines.map(({ finish, points }) => {
        const at = (day: number, cents: number) => `${x(day).toFixed(2)} ${y(cents).toFixed(2)}`;
        const parts = stretches(points);
        const line = parts.map((part) => `M${part.map(({ day, cents }) => at(day, cents)).join('L')}`);
        const alone = parts.filter(({ length }) => length === 1).flat();
        return (
          <g key={finish} className={strokes[finish]}>
            <path className={strokes.line} d={line.join('')} />
            <path
              className={strokes.dot}
              d={alone.map(({ day, cents }) => `M${at(day, cents)}h0`).join('')}
            />
          </g>
        );
      })}
    </svg>
  ),
);

/** The name of each line beside its end. */
function Names({ lines, places }: { lines: readonly PriceLine[]; places: Places }) {
  const ends = lines.map(({ points }) => (places.y(points.at(-1)?.cents ?? 0) / 100) * HEIGHT);
  const tops = spread(ends, NAME_GAP, HEIGHT);
  return lines.map(({ finish, name }, nth) => (
    <span key={finish} className={`${classes.name} ${strokes[finish]}`} style={{ top: tops[nth] }}>
      {name}
    </span>
  ));
}

function Pointed({ lines, day, places }: { lines: readonly PriceLine[]; day: number; places: Places }) {
  const left = `${places.x(day)}%`;
  return (
    <>
      <span className={classes.cursor} style={{ left }} />
      {lines.map((line) => {
        const cents = priceOn(line, day);
        if (cents === undefined) return null;
        const top = `${places.y(cents)}%`;
        return (
          <span
            key={line.finish}
            className={`${classes.mark} ${strokes[line.finish]}`}
            style={{ left, top }}
          />
        );
      })}
    </>
  );
}
