/** The day it is where the reader is. */
import { toWall, viewerZone } from './when';

export function today(now = new Date()): string {
  const [date = '', time = ''] = now.toISOString().split('T');
  return toWall({ date, time: time.slice(0, 8) }, viewerZone()).date;
}
