/** The number of a badge in menus; nothing where it is 0. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react';
import classes from './count-badge.module.css';

/** Beyond this many the badge says so. */
const MAX_SHOWN = 99;

interface Counted {
  count: number;
  /** What is counted, for screen readers. */
  spoken: string;
  upTo: (most: number) => string;
}

interface CountBadgeProps extends Omit<Counted, 'spoken'> {
  spoken: (count: number) => string;
}

/** Takes what a badge counts, and null once the badge is gone. */
const Together = createContext<((id: string, counted: Counted | null) => void) | null>(null);

/** Within `OneBadge` that one counts for it. */
export function CountBadge({ count, spoken, upTo }: CountBadgeProps) {
  const report = useContext(Together);
  const id = useId();
  const words = spoken(count);
  useEffect(() => {
    report?.(id, { count, spoken: words, upTo });
  }, [report, id, count, words, upTo]);
  useEffect(() => () => report?.(id, null), [report, id]);
  return report ? null : <Badge all={[{ count, spoken: words, upTo }]} />;
}

/** One badge where there is no room for several: their numbers together, and what each of them counts. */
export function OneBadge({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<ReadonlyMap<string, Counted>>(new Map());
  const report = useCallback(
    (id: string, counted: Counted | null) =>
      setAll((before) => {
        const after = new Map(before);
        if (counted) after.set(id, counted);
        else after.delete(id);
        return after;
      }),
    [],
  );
  return (
    <>
      <Together value={report}>{children}</Together>
      <Badge all={[...all.values()]} />
    </>
  );
}

function Badge({ all }: { all: readonly Counted[] }) {
  const some = all.filter(({ count }) => count > 0);
  const [first] = some;
  if (!first) return null;
  const count = some.reduce((sum, each) => sum + each.count, 0);
  return (
    <span className={classes.badge}>
      <span aria-hidden="true">{count > MAX_SHOWN ? first.upTo(MAX_SHOWN) : count}</span>
      <span className={classes.spoken}>{some.map(({ spoken }) => spoken).join(', ')}</span>
    </span>
  );
}
