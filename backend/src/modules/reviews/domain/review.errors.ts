// What can stop a review.
import { defineError } from '../../../kernel/domain-error.js';

/** Also for a deal of others: nobody learns who deals with whom. */
export const dealNotFound = defineError('reviews.deal-not-found', 'missing', 'There’s no deal with this ID.');
export const notDone = defineError(
  'reviews.not-done',
  'conflict',
  'Only a deal that was handed over can be reviewed.',
);
export const tooLate = defineError(
  'reviews.too-late',
  'conflict',
  'A deal can be reviewed for 14 days after the hand-over.',
);
export const alreadyShown = defineError(
  'reviews.already-shown',
  'conflict',
  'Both of you can see these reviews now, so yours can no longer be changed.',
);
