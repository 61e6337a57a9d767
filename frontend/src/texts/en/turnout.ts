/** The texts of how many go to an event. */
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');

export const turnout = {
  going: (going: number) => (going === 1 ? '1 is going' : `${formatNumber(going)} are going`),
  interested: (count: number) => `${formatNumber(count)} interested`,
  firesAt: (least: number, going: number) =>
    going >= least ? 'enough to start' : `starts with ${formatNumber(least)}`,
  places: (places: number) => countWithNoun(places, { one: 'place left', other: 'places left' }),
  full: 'full',
  waiting: (count: number) => `${formatNumber(count)} waiting`,
};
