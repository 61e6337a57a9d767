/** Days by the clock of the reader, `YYYY-MM-DD`. */
import { toWall, viewerZone } from './when';

/** The day that it was at a moment. */
export function dayAt(moment: Date): string {
  const [date = '', time = ''] = moment.toISOString().split('T');
  return toWall({ date, time: time.slice(0, 8) }, viewerZone()).date;
}

export const today = (): string => dayAt(new Date());
