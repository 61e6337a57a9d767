// What can go wrong with covering a list.
import { defineError } from '../../../kernel/domain-error.js';
import { MAX_LINES } from './limits.js';

export const nothingToCover = defineError(
  'cover.nothing-to-cover',
  'unprocessable',
  'Send a list of cards: a text, or cards.',
);
export const twoLists = defineError('cover.two-lists', 'unprocessable', 'Send a text or cards, not both.');
export const listUnreadable = defineError(
  'cover.list-unreadable',
  'unprocessable',
  'This list can’t be read.',
);
export const listTooLong = defineError(
  'cover.list-too-long',
  'unprocessable',
  `A list has at most ${MAX_LINES} lines.`,
  { max: MAX_LINES },
);
