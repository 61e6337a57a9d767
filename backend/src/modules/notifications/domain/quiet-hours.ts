// Times of a day as people write them, and as minutes.

/** The minute of a day of "22:05". */
export function minuteOf(time: string | null): number | null {
  if (time === null) return null;
  const [hour, minute] = time.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

/** "22:05" of the minute of a day. */
export function timeOf(minute: number | null): string | null {
  if (minute === null) return null;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Whether both are set, and differ, or none is. */
export const areQuietHours = (from: number | null, until: number | null): boolean =>
  (from === null) === (until === null) && (from === null || from !== until);
