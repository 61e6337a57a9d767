// What can stop a reconciliation.
import { defineError } from '../../../kernel/domain-error.js';

export const reconciliationNotFound = defineError(
  'stock.reconciliation-not-found',
  'missing',
  'This report doesn’t exist.',
);
