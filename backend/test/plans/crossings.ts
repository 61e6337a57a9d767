// What a statement names of the schemas of other modules.
import { DataSource } from 'typeorm';
import { MANIFESTS } from '../../src/app.module.js';
import type { Statement } from '../../src/platform/database/sql.js';
import type { Story } from '../story.js';

const ASKS = new Map<string, readonly string[]>(MANIFESTS.map(({ name, asks }) => [name, asks]));

/** PostgreSQL keeps what the body of a function depends on: views as they are named, not what they are made of. */
const DEPENDENCIES = `select distinct n.nspname as schema, c.relname as name, c.relkind = 'v' as "isView"
  from pg_depend d join pg_class c on c.oid = d.refobjid join pg_namespace n on n.oid = c.relnamespace
  where d.classid = 'pg_proc'::regclass and d.refclassid = 'pg_class'::regclass
    and d.objid = (select oid from pg_proc where proname = 'a_statement')`;
const PARAMETERS = `select coalesce(array_agg(format_type(type, null) order by nth), '{}')::text[] as types
  from pg_prepared_statements, unnest(parameter_types::oid[]) with ordinality as t (type, nth) where name = 'a_statement'`;

/** What the statement `<module>.<what>` reads that neither belongs to its module nor is a view of one that it may ask. */
export async function crossingsOf(market: Story, { name, text }: Statement): Promise<string[]> {
  const [module = ''] = name.split('.');
  const asks = ASKS.get(module) ?? [];
  const found = await dependenciesOf(market, text);
  return found
    .filter(
      ({ schema, isView }) => ASKS.has(schema) && schema !== module && !(isView && asks.includes(schema)),
    )
    .map((relation) => `${name} reads ${relation.schema}.${relation.name}`)
    .sort();
}

interface Relation {
  readonly schema: string;
  readonly name: string;
  readonly isView: boolean;
}

async function dependenciesOf(market: Story, text: string): Promise<Relation[]> {
  const runner = market.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(`prepare a_statement as ${text}`);
    const [{ types }] = await runner.query(PARAMETERS);
    await runner.query('deallocate a_statement');
    await runner.query(
      `create function public.a_statement(${types.join(', ')}) returns void begin atomic ${text}; end`,
    );
    return await runner.query(DEPENDENCIES);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
