// What reconciliations keep about a person, and how it is erased.
import type { PersonalDataPart } from '../../../platform/manifest/personal-data-part.js';

export const RECONCILE_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['stock.reconciliation'],
    exported: {
      as: 'stockReconciliations',
      description: 'Files that were compared with the stock, without their contents; kept for 30 days.',
      read: `select to_jsonb(r) - 'owner' - 'content' as entry from stock.reconciliation r where owner = $1 order by created_at, uuid`,
    },
    erase: 'delete from stock.reconciliation where owner = $1',
  },
  {
    // Erased with their reports.
    tables: ['stock.reconciliation_line'],
    exported: {
      as: 'stockReconciliationLines',
      description: 'What differed from those files.',
      read: `select to_jsonb(l) as entry from stock.reconciliation r join stock.reconciliation_line l on l.reconciliation = r.uuid
        where owner = $1 order by r.created_at, r.uuid, l.nth`,
    },
  },
];
