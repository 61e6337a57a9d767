// What belongs to a member in stock: a file for a channel, a change, an open import, a report.
import { reconciled } from '../src/modules/stock/reconcile/test/a-report.js';
import { compared, fileOf, rowOf } from '../src/modules/stock/test/an-import.js';
import type { Member } from './people.js';

export interface StockBelongings {
  /** An open import into the owner's stock. */
  readonly stockImport: string;
  readonly stockExport: string;
  /** A report that compares a file with the owner's stock. */
  readonly reconciliation: string;
  /** A change of the owner's stock. */
  readonly batch: string;
}

/** Gives somebody one of each. */
export async function stockOf(member: Member): Promise<StockBelongings> {
  const { client } = member;
  const stockExport =
    (await client.get('/api/stock/export?format=tcgplayer')).headers.get('stock-export') ?? '';
  const edit = { filter: {}, change: { shelf: 'Binder 3' } };
  const batch = (await client.post<{ uuid: string }>('/api/stock/edits', edit)).body.uuid;
  const [open] = (await client.get<{ uuid: string }[]>('/api/stock/imports')).body;
  if (open) await client.delete(`/api/stock/imports/${open.uuid}`);
  const { uuid: stockImport } = await compared(member, fileOf(rowOf(3)));
  const { uuid: reconciliation } = await reconciled(member, fileOf(rowOf(3)));
  return { batch, stockExport, stockImport, reconciliation };
}
