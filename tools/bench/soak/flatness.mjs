// Whether memory stayed where it was.
import { median } from '../figures.mjs';

/** In MB, of the process under the evening's load. */
export const MAX_MEMORY_MB = 250;
/** In milliseconds: as long as the slowest hundredth may wait for the event loop. */
export const MAX_DELAY_MS = 50;
/** By so much the last quarter may be above the second: the first one still warms up. */
const BEARABLE = 1.1;

/** `looks` in the order of time. Answers the medians of the second and the last quarter, the most, and what is missed. */
export function flatness(looks) {
  const quarter = (nth) =>
    median(
      looks.slice((looks.length * nth) >> 2, (looks.length * (nth + 1)) >> 2).map(({ memory }) => memory),
    );
  const [early, late] = [quarter(1), quarter(3)];
  const most = Math.max(...looks.map(({ memory }) => memory));
  const misses = [
    ...(most > MAX_MEMORY_MB ? [`${Math.round(most)} MB > ${MAX_MEMORY_MB} MB`] : []),
    ...(late > early * BEARABLE ? [`it grew from ${Math.round(early)} to ${Math.round(late)} MB`] : []),
  ];
  return { early, late, most, misses };
}
