// What of a database belongs in a backup: every table of the product and of its job queue, and how far its numbers have come.
import type { ClientBase } from 'pg';

/** A table with its columns, apart from those that PostgreSQL computes. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** How far a sequence has counted; null where it has not begun. */
export interface Sequence {
  readonly schema: string;
  readonly name: string;
  readonly last: string | null;
}

/** Neither PostgreSQL's own, nor an extension's, nor anybody else's in the schema that everybody shares. */
const OURS = (relation: string) => `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = ${relation} and d.deptype = 'e')`;

/**
 * The list of the migrations that the job queue's library has run. Its tables in a restored place are of the release that
 * restores, and so is the list: an older one would have the library run what it has run, and fail at every start.
 */
const LEDGER = 'graphile_worker.migrations';

/** Unlogged tables hold what a crash may take as well: the counts of the rate limits. */
const TABLES = `
  select n.nspname as schema, c.relname as name, array(
    select a.attname::text from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and ${OURS('c.oid')}
    and n.nspname || '.' || c.relname <> '${LEDGER}' order by 1, 2`;
const REFERENCES = `
  select distinct n.nspname || '.' || c.relname as from, fn.nspname || '.' || f.relname as to
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
  where k.contype = 'f' and c.oid <> f.oid`;
const SEQUENCES = `
  select s.schemaname as schema, s.sequencename as name, s.last_value::text as last
  from pg_sequences s join pg_namespace n on n.nspname = s.schemaname
  where ${OURS(`format('%I.%I', s.schemaname, s.sequencename)::regclass`)} order by 1, 2`;
const SCHEMAS = `
  select n.nspname as name from pg_namespace n
  where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'graphile_worker')
    and not exists (select from pg_depend d where d.classid = 'pg_namespace'::regclass and d.objid = n.oid and d.deptype = 'e')
  order by 1`;

/** `schema.name`, as people read it. */
export const titleOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${schema}.${name}`;

/** Its name in a statement. */
export const quoted = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${identifier(schema)}.${identifier(name)}`;

/** A name as PostgreSQL reads it to the letter. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every table, those that others refer to first. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(TABLES);
  const { rows: references } = await client.query<{ from: string; to: string }>(REFERENCES);
  const ordered: Table[] = [];
  const placed = new Set<string>();
  const known = new Set(tables.map(titleOf));
  while (ordered.length < tables.length) {
    const next = tables.filter(
      (table) =>
        !placed.has(titleOf(table)) &&
        references.every(({ from, to }) => from !== titleOf(table) || placed.has(to) || !known.has(to)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle');
    ordered.push(...next);
    for (const table of next) placed.add(titleOf(table));
  }
  return ordered;
}

/** Every sequence. */
export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  return (await client.query<Sequence>(SEQUENCES)).rows;
}

/** The schemas that the migrations make; none in an empty database. */
export async function schemasOf(client: ClientBase): Promise<string[]> {
  return (await client.query<{ name: string }>(SCHEMAS)).rows.map(({ name }) => name);
}
