/** The texts of the public page of an event. */

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
};
