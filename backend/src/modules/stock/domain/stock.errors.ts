// What can stop the verbs of stock.
import { defineError } from '../../../kernel/domain-error.js';

export const batchNotFound = defineError('stock.batch-not-found', 'missing', 'This change doesn’t exist.');
export const batchRunning = defineError('stock.batch-running', 'conflict', 'This change is still running.');
export const undoRunning = defineError('stock.undo-running', 'conflict', 'This change is being undone.');
export const unexpectedFailure = defineError(
  'stock.unexpected-failure',
  'unavailable',
  'Something went wrong on our side, and nothing was changed. Try again.',
);
export const batchFailed = defineError(
  'stock.batch-failed',
  'conflict',
  'This change failed and changed nothing. There’s nothing to undo.',
);
export const alreadyUndone = defineError('stock.already-undone', 'conflict', 'This has already been undone.');
export const tooLateToUndo = defineError(
  'stock.too-late-to-undo',
  'conflict',
  'Changes can be undone for 7 days. It’s too late for this one.',
  { max: 7 },
);
export const nothingChanged = defineError(
  'stock.nothing-to-change',
  'conflict',
  'There’s nothing to change: no copy matches, or all of them are like this already.',
);
export const quantityChanged = defineError(
  'stock.quantity-changed',
  'conflict',
  'The number of copies has changed since you saw it. Check it, then try again.',
);
export const stockChanged = defineError(
  'stock.changed',
  'conflict',
  'Some of these copies have just changed. Send the call again.',
);
export const feedStarting = defineError(
  'stock.feed-starting',
  'unavailable',
  'A large change is still running. Try again in a moment.',
);
export const cursorTooOld = defineError(
  'stock.cursor-too-old',
  'gone',
  'This cursor is older than 30 days, or from before the database was restored or the server upgraded. Read the whole stock, and start again without a cursor.',
  { max: 30 },
);
export const diskFull = defineError(
  'stock.disk-full',
  'unavailable',
  'Our disk is full. Nothing was changed. Try again later.',
);
export const tooManyCopies = defineError(
  'stock.too-many-copies',
  'conflict',
  'At most 50,000 copies can be changed at once. Narrow the selection.',
  { max: 50_000 },
);
