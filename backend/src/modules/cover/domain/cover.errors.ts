// What can go wrong with covering a list.
import { defineError } from '../../../kernel/domain-error.js';
import { MAX_LINES } from './limits.js';
import { MAX_SAVED } from './saved-plan.js';

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
export const planNotFound = defineError('cover.plan-not-found', 'missing', 'You have no such plan.');
export const sharedPlanNotFound = defineError(
  'cover.shared-plan-not-found',
  'missing',
  'This plan doesn’t exist or is no longer shared.',
);
export const tooManyPlans = defineError(
  'cover.too-many-plans',
  'conflict',
  `You can keep at most ${MAX_SAVED} plans. Delete one before saving another.`,
  { max: MAX_SAVED },
);
export const accountClosed = defineError(
  'cover.account-closed',
  'forbidden',
  'Your account can’t keep plans.',
);
