/** The texts of who goes to an event: the answers of players. */
import { createFormatters } from '../formatters';

const { formatNumber } = createFormatters('en');

export const attendance = {
  label: 'Your answer',
  go: 'I’m going',
  join: 'Join the waiting list',
  interested: 'Interested',
  confirm: 'Confirm my place',
  decline: 'Give it up',
  cancel: 'I can’t come',
  leaveList: 'Leave the waiting list',
  forget: 'Not interested anymore',
  isGoing: 'You’re going.',
  isInterested: 'You’re interested.',
  isWaiting: (position: number) => `You’re number ${formatNumber(position)} on the waiting list.`,
  waitingWhy: 'We’ll let you know when a place is free.',
  isOffered: (until: string) => `A place is yours until ${until}.`,
  offeredWhy: 'If you don’t confirm it by then, it goes to the next person.',
  hasLapsed: 'You didn’t confirm your place in time, so it went to the next person.',
  checkedIn: 'You’re checked in. Have fun!',
  code: 'Your code for the door',
  codeWhy: 'Show it when you arrive.',
  showsCards: 'Let others who go see which cards we could swap',
  bring: 'See what to bring',
  failed: 'Your answer may not have been saved.',
  notLoaded: 'Your answer didn’t load.',
  see: 'See your place',
  changes: {
    since: (changes: string) => `Changed since you answered: ${changes}`,
    words: { TIME: 'date or time', PLACE: 'place', FEE: 'entry fee', DETAILS: 'details' },
    canceled: 'Canceled events',
    isCanceled: 'Canceled',
    dismiss: 'Dismiss',
    dismissNamed: (event: string) => `Dismiss ${event}`,
    notDismissed: 'The event wasn’t dismissed.',
  },
  mine: {
    title: 'My Events',
    loading: 'Loading your events',
    none: 'You haven’t answered any events yet.',
    noneWhy: 'Say that you’re going, and it’s here with your place and your code.',
    states: {
      GOING: 'Going',
      INTERESTED: 'Interested',
      WAITING: 'On the waiting list',
      OFFERED: 'Confirm your place',
      LAPSED: 'Place not confirmed',
    } as Record<string, string>,
  },
};
