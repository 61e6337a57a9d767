// What can stop an export.
import { defineError } from '../../../kernel/domain-error.js';

export const exportNotFound = defineError('stock.export-not-found', 'missing', 'This file doesn’t exist.');
export const nothingUploaded = defineError(
  'stock.nothing-uploaded',
  'conflict',
  'There’s no upload to compare with yet. Download all of your stock, upload it there, and confirm that you did.',
);
export const exportSuperseded = defineError(
  'stock.export-superseded',
  'conflict',
  'You’ve confirmed a newer file for this channel, so this one doesn’t count any more.',
);
export const noDifferences = defineError(
  'stock.export-has-no-differences',
  'invalid',
  'Only files for TCGplayer, Square and Shopify can have the differences since the last upload.',
);
export const locationMissing = defineError(
  'stock.export-needs-location',
  'invalid',
  'Name the location as Square or Shopify calls it.',
);
