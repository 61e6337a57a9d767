/**
 * Which lines of the pull sheet are ticked off, kept for this tab. A tick is for as many copies as the line had: once there are more, some
 * are still on the shelf.
 */
import { useEffect, useState } from 'react';
import type { PullSheetLineDto } from '../../../api/stock-exports';
import { perTab, readStored, writeStored } from '../../../lib/stored';

const KEY = 'pulled';
/** A line may be handed over and reserved again while the page is closed: older ticks may be of other copies. */
const MAX_AGE_MS = 3_600_000;

/** How many copies of each line were ticked off. */
type Kept = Readonly<Record<string, number>>;

export type Ticks = ReturnType<typeof useTicks>;

/** `lines` are those that are loaded, undefined until there are any; `isWhole` where no others follow. */
export function useTicks(lines: readonly PullSheetLineDto[] | undefined, isWhole: boolean) {
  const [ticks, setTicks] = useState(stored);
  const change = (next: Kept) => {
    setTicks(next);
    writeStored(perTab, KEY, JSON.stringify({ at: Date.now(), ticks: next }));
  };
  const left = lines ? ticksLeft(ticks, lines, isWhole) : ticks;
  useEffect(() => {
    if (JSON.stringify(left) !== JSON.stringify(ticks)) change(left);
  });
  return {
    isTicked: (line: string) => line in left,
    tick: ({ line, quantity }: PullSheetLineDto, isPulled: boolean) => {
      const { [line]: _before, ...others } = left;
      change(isPulled ? { ...others, [line]: quantity } : others);
    },
  };
}

function ticksLeft(ticks: Kept, lines: readonly PullSheetLineDto[], isWhole: boolean): Kept {
  const quantities = new Map(lines.map(({ line, quantity }) => [line, quantity]));
  return Object.fromEntries(
    Object.entries(ticks).flatMap(([line, pulled]) => {
      const quantity = quantities.get(line) ?? (isWhole ? Number.POSITIVE_INFINITY : pulled);
      // Fewer now: one that comes back later is to be pulled again.
      return quantity > pulled ? [] : [[line, quantity]];
    }),
  );
}

function stored(): Kept {
  try {
    const { at, ticks } = JSON.parse(readStored(perTab, KEY) ?? '{}') as { at?: number; ticks?: Kept };
    return ticks && at !== undefined && Date.now() - at < MAX_AGE_MS ? ticks : {};
  } catch {
    return {};
  }
}
