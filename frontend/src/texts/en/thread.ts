/** The texts of the messages inside offers and deals. */
import { createFormatters } from '../formatters';

const { formatNumber } = createFormatters('en');

export const thread = {
  title: 'Messages',
  list: (who: string) => `Messages between you and ${who}`,
  none: (who: string) => `Nothing written yet. Only you and ${who} can read what you write here.`,
  failed: 'The messages didn’t load.',
  earlier: 'Earlier messages',
  you: 'You',
  hidden: 'Hidden by moderation',
  removed: 'Message removed',
  sending: 'Sending…',
  lost: 'Not confirmed yet. It’s sent again while this conversation is open.',
  notSent: 'This message wasn’t sent.',
  edit: 'Edit',
  discard: 'Discard',
  written: 'What you were writing',
  write: (who: string) => `Write to ${who}`,
  send: 'Send',
  tooLong: (n: number) => `Shorten this by ${n === 1 ? '1 character' : `${formatNumber(n)} characters`}.`,
  codeInPerson: 'Is this your hand-over code? Show it in person only, once you have the cards in your hands.',
  careful:
    'Be careful: pay when you have the cards in your hands, and keep writing here. Nobody needs to be paid ahead.',
  over: 'You can’t write to each other here any more.',
  muted: 'Muted',
  notMuted: 'This wasn’t changed.',
  announced: (who: string, text: string) => `${who}: ${text}`,
};
