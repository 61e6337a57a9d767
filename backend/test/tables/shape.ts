// What PostgreSQL's catalog says of tables, as text without the schema that they stand in.
import type { EntityManager } from 'typeorm';
import type { Table } from '../../src/platform/manifest/table.js';

/** The tables that belong to nobody here: TypeORM's list of migrations, and the queue. */
const NOT_OURS = `('pg_catalog', 'information_schema', 'graphile_worker', 'public')`;

const TABLES = `select format('%s.%s', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ${NOT_OURS} and n.nspname !~ '^pg_' order by 1`;

/** $1 a table with its schema: a line for each column, constraint and index, and one where a crash may empty it. */
const SHAPE = `
  select format('column %s %s%s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attcollation <> t.typcollation then ' collate ' || a.attcollation::regcollation end,
    case when a.attnotnull then ' not null' end,
    case a.attidentity when 'a' then ' always as identity' when 'd' then ' by default as identity' end,
    case when d.oid is not null then format(' %s %s', case a.attgenerated when 's' then 'generated' else 'default' end,
      pg_get_expr(d.adbin, d.adrelid)) end) as line
  from pg_attribute a join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
  union all select format('constraint %s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
    where conrelid = $1::regclass and contype <> 'n'
  union all select 'index ' || replace(pg_get_indexdef(i.indexrelid), i.indrelid::regclass::text, 'it') from pg_index i
    where i.indrelid = $1::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)
  union all select 'unlogged' from pg_class where oid = $1::regclass and relpersistence = 'u'
  order by 1`;

/** The names of all tables. */
export const tablesIn = async (manager: EntityManager): Promise<string[]> =>
  (await manager.query<{ name: string }[]>(TABLES)).map(({ name }) => name);

/** The shape of a table, a line for each part of it. */
export const shapeIn = async (manager: EntityManager, name: string): Promise<string[]> =>
  (await manager.query<{ line: string }[]>(SHAPE, [name])).map(({ line }) => line);

/** Creates a table in another schema as it is declared. */
export async function create(manager: EntityManager, table: Table, schema: string): Promise<string> {
  const name = `${schema}.${table.name.split('.')[1]}`;
  const parts = [
    ...Object.entries(table.columns).map(([column, text]) => `${column} ${text}`),
    ...Object.entries(table.constraints).map(([constraint, text]) => `constraint ${constraint} ${text}`),
  ];
  await manager.query(`create ${table.isUnlogged ? 'unlogged' : ''} table ${name} (${parts.join(', ')})`);
  for (const [index, text] of Object.entries(table.indexes ?? {})) {
    const [, unique = '', rest] = /^(unique )?(.*)$/s.exec(text) ?? [];
    await manager.query(`create ${unique}index ${index} on ${name} ${rest}`);
  }
  return name;
}
