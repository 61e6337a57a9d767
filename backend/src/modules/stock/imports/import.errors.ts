// What can stop an import.
import { defineError } from '../../../kernel/domain-error.js';

export const importNotFound = defineError('stock.import-not-found', 'missing', 'This import doesn’t exist.');
export const anotherImport = defineError(
  'stock.another-import',
  'conflict',
  'You have another import open. Finish or discard it first.',
);
export const emptyUpload = defineError('stock.empty-upload', 'invalid', 'This file is empty.');
export const importBusy = defineError(
  'stock.import-busy',
  'conflict',
  'This import is still being worked on. Try again when it’s ready.',
);
export const importRefused = defineError(
  'stock.import-refused',
  'conflict',
  'This file can’t be read like this. Choose another format, or discard the import.',
);
export const importCommitted = defineError(
  'stock.import-committed',
  'conflict',
  'This import has been committed. It can be undone, but not changed.',
);
export const importOutdated = defineError(
  'stock.import-outdated',
  'outdated',
  'This import has changed since you saw it. Look at it again.',
);
export const stopSignsUnacknowledged = defineError(
  'stock.stop-signs',
  'conflict',
  'This import would change much of your stock. Confirm each warning first.',
);
export const nothingToImport = defineError(
  'stock.nothing-to-import',
  'conflict',
  'There’s nothing to import: every row is held back or changes nothing.',
);
export const importRowNotFound = defineError(
  'stock.import-row-not-found',
  'missing',
  'This import has no such row.',
);
export const unknownImportCard = defineError('stock.unknown-card', 'unprocessable', 'This card isn’t known.');
export const nothingChosen = defineError(
  'stock.nothing-chosen',
  'invalid',
  'Send at least one field to change.',
);

/** How many lines a list of wants has at most. */
export const MAX_WANTED_LINES = 10_000;
export const listUnreadable = defineError(
  'stock.list-unreadable',
  'unprocessable',
  'This list can’t be read.',
);
export const wantedListTooLong = defineError(
  'stock.list-too-long',
  'unprocessable',
  `A list has at most ${MAX_WANTED_LINES} lines. Split it and import the parts.`,
  { max: MAX_WANTED_LINES },
);
