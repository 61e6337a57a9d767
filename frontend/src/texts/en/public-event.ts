/** The texts of the public page of an event. */
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');

export const publicEvent = {
  unknownEvent: 'Event not found',
  unknownEventWhy: 'There’s no event at this address, or it was canceled.',
  over: 'This event is over.',
  pictureOf: (name: string) => `The picture of ${name}`,
  host: 'Hosted by',
  when: 'When',
  where: 'Where',
  format: 'Format',
  ends: 'Ends at',
  next: 'Also on',
  fee: 'Entry fee',
  freeEntry: 'Free',
  rulesLevel: 'Rules level',
  levels: { CASUAL: 'Casual', REGULAR: 'Regular', COMPETITIVE: 'Competitive', PROFESSIONAL: 'Professional' },
  description: 'About it',
  whatToBring: 'What to bring',
  prizes: 'Prizes',
  turnout: 'Players',
  go: 'I’m going',
  attendees: 'Attendees',
  going: (going: number) => (going === 1 ? '1 is going' : `${formatNumber(going)} are going`),
  interested: (count: number) => `${formatNumber(count)} interested`,
  firesAt: (least: number, going: number) =>
    going >= least ? 'enough to start' : `starts with ${formatNumber(least)}`,
  places: (places: number) => countWithNoun(places, { one: 'place left', other: 'places left' }),
  full: 'full',
  waiting: (count: number) => `${formatNumber(count)} waiting`,
};
