// When the stories' events start, by the story's own clock.
import type { Story } from '../../../../test/story.js';

/** An hour in seconds. */
export const HOURS = 60 * 60;

/** The UTC date and time so many seconds from the story's present. */
export function inTime(market: Story, seconds: number): { date: string; time: string } {
  const moment = new Date(market.clock.now().getTime() + seconds * 1000).toISOString();
  return { date: moment.slice(0, 10), time: moment.slice(11, 19) };
}
