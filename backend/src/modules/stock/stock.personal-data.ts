// What stock keeps about a person, and how it is erased.

import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';
import { EXPORTS_PERSONAL_DATA } from './exports/exports.personal-data.js';

import { IMPORTS_PERSONAL_DATA } from './imports/imports.personal-data.js';
import { RECONCILE_PERSONAL_DATA } from './reconcile/reconcile.personal-data.js';
import { RULES_PERSONAL_DATA } from './rules/rules.personal-data.js';

export const STOCK_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['stock.batch'],
    exported: {
      as: 'stockBatches',
      description: 'Changes to many listings at once; kept for 180 days.',
      read: `select to_jsonb(b) - 'owner' as entry from stock.batch b where owner = $1 order by created_at, uuid`,
    },
    erase: 'delete from stock.batch where owner = $1',
  },
  {
    // They know the account by their batch alone, and are erased with it.
    tables: ['stock.batch_entry'],
    exported: {
      as: 'stockBatchEntries',
      description: 'What each listing was before such a change; kept for 7 days.',
      read: `select to_jsonb(e) as entry from stock.batch b join stock.batch_entry e on e.batch = b.uuid
        where owner = $1 order by b.created_at, b.uuid, e.listing`,
    },
  },
  ...IMPORTS_PERSONAL_DATA,
  ...EXPORTS_PERSONAL_DATA,
  ...RECONCILE_PERSONAL_DATA,
  ...RULES_PERSONAL_DATA,
];
