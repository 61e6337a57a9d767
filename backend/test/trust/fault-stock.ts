// The stock import of a store, and the calls that it takes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FaultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';

/** More than two of the portions that a preview is written in. */
export const ROWS = 2_500;
/** A row of the second portion. */
export const IN_THE_PREVIEW = { table: 'stock.import_row', when: 'new.nth = 1500' };
export const IN_THE_COMMIT = { table: 'stock.batch_entry', when: 'true' };

const HEADER = 'External ID,Quantity,Name,Set Code,Collector Number,Condition,Finish,Language,Price';

export interface SampleCard {
  readonly name: string;
  readonly set: string;
  readonly collector_number: string;
  readonly games: string[];
  readonly finishes: string[];
}

/** The cards of the sample that the file names, in turn. */
export const traded = readFileSync(resolve('sample/cards.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SampleCard)
  .filter(({ games, finishes }) => games.includes('paper') && finishes.includes('nonfoil'));

/** A file of a till, with external IDs that begin with `prefix`. */
export function stockFile(prefix = 'SKU'): string {
  const rows = Array.from({ length: ROWS }, (_, nth) => {
    const { name, set, collector_number: number } = traded[nth % traded.length] as SampleCard;
    return `${prefix}-${nth},1,"${name}",${set},${number},Near Mint,Nonfoil,en,2.50`;
  });
  return `${HEADER}\n${rows.join('\n')}\n`;
}

/** A call of /api/stock; a body that is text is a file. */
export async function callStock<Body>(
  { origin }: Replica,
  token: string | undefined,
  method: string,
  path: string,
  body?: string | object,
) {
  const isFile = typeof body === 'string';
  const reply = await fetch(`${origin}/api/stock/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': isFile ? 'text/csv' : 'application/json' }),
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, body: (text ? JSON.parse(text) : undefined) as Body & { code?: string } };
}

/** How many rows a table has; a condition may follow its name. */
export const rowsIn = async ({ database }: FaultMarket, table: string): Promise<number> =>
  Number((await database.ask(`select count(*)::int as n from ${table}`))[0]?.n);
