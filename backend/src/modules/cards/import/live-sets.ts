// Keeps what the card database says of each set, as it says it.
import type pg from 'pg';
import { record, text, wellFormed } from '../facts/raw-values.js';
import { CatalogueImportError, type Outgoing } from '../upstream/index.js';
import { LOCK } from './import-transaction.js';

const FILL = `
  update cards.set_info s set raw = heard.raw
  from json_array_elements($1::json) as heard(raw)
  where s.code = lower(heard.raw ->> 'code') and s.raw::text is distinct from heard.raw::text`;

/** Fills the sets that the catalogue has. Throws a CatalogueImportError. */
export async function fillSets(client: pg.ClientBase, outgoing: Outgoing): Promise<void> {
  const answer = record((await outgoing.json(outgoing.at('/sets')))?.body);
  if (answer.object !== 'list' || !Array.isArray(answer.data)) {
    throw new CatalogueImportError('The card database’s response isn’t a list of sets.');
  }
  const sets = answer.data.filter((each) => record(each).object === 'set' && text(record(each).code));
  const json = JSON.stringify(sets, (_key, value) => (typeof value === 'string' ? wellFormed(value) : value));
  if (json.includes('\\u0000')) throw new CatalogueImportError('The list of sets has a NUL character.');
  await client.query('begin');
  try {
    // Taking cards in writes rows of the same sets, in another order.
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(FILL, [json]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
