/** The texts of the public page of an event. */

export const publicEvent = {
  unknownEvent: 'Event not found',
  unknownEventWhy: 'There’s no event at this address, or it was canceled.',
  over: 'This event is over.',
  host: 'Hosted by',
  when: 'When',
  where: 'Where',
  format: 'Format',
};
