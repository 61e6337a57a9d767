// What can stop somebody who blocks somebody.
import { defineError } from '../../../kernel/domain-error.js';

export const blockOneself = defineError('listings.block-oneself', 'invalid', 'You can’t block yourself.');
export const blockNobody = defineError(
  'listings.block-nobody',
  'missing',
  'There’s no account with this ID, or it’s closed.',
);
export const tooManyBlocks = defineError(
  'listings.too-many-blocks',
  'conflict',
  'You’ve blocked 1,000 accounts. Unblock one of them first.',
);
