/** The stock on a phone, for the counter: big buttons sell one, or add one. Only the lines in view are in the document. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { StockLineDto } from '../../../api/stock';
import { texts } from '../../../texts';
import { CounterLine } from './counter-line';
import classes from './counter-list.module.css';
import { useCount } from './use-count';
import type { Edits } from './use-edits';
import { useStep } from './use-step';

interface CounterListProps {
  lines: readonly StockLineDto[];
  total: number;
  edits: Edits;
  onView: (last: number) => void;
}

/** The height of a line before it is measured, in pixels. */
const ESTIMATE = 96;
const OVERSCAN = 8;

export default function CounterList({ lines, total, edits, onView }: CounterListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const step = useStep(edits);
  const count = useCount(edits);
  // Where the list begins moves when filters open above it.
  useLayoutEffect(() => {
    const begins = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(begins - top) >= 1) setTop(begins);
  });
  const virtual = useWindowVirtualizer({
    count: Math.max(total, lines.length),
    estimateSize: () => ESTIMATE,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
  });
  const last = virtual.range?.endIndex ?? 0;
  useEffect(() => onView(last), [onView, last]);
  return (
    <ul
      ref={list}
      className={classes.list}
      style={{ height: virtual.getTotalSize() }}
      aria-label={texts.stock.counter.label}
    >
      {virtual.getVirtualItems().map(({ index, start }) => {
        const line = lines[index];
        return (
          <li
            key={index}
            ref={virtual.measureElement}
            data-index={index}
            className={classes.place}
            style={{ transform: `translateY(${start - top}px)` }}
            aria-setsize={total}
            aria-posinset={index + 1}
          >
            {line ? (
              <CounterLine
                line={edits.shown(line)}
                isSaving={edits.isSaving(line.line)}
                onStep={step}
                onCount={count}
              />
            ) : (
              <div className={classes.line} data-coming />
            )}
          </li>
        );
      })}
    </ul>
  );
}
