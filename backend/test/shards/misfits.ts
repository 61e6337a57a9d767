// What keeps a database from being spread over many machines, read out of its catalogues by the rules of Citus.
import type { DataSource } from 'typeorm';
import type { Place } from './places.js';

const TABLES = `
  select t.oid::regclass::text as name from pg_class t join pg_namespace n on n.oid = t.relnamespace
  where t.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'graphile_worker')
  order by name`;
/** Unique indexes, those of keys with them, and exclusions: \`columns\` are those that must be equal. */
const KEYS = `
  select i.indrelid::regclass::text as "table", c.relname as name, array(
      select a.attname::text from unnest(i.indkey::int2[]) with ordinality k(attnum, nth)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum where k.nth <= i.indnkeyatts) as columns
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indisunique or i.indisexclusion order by name`;
const FOREIGN_KEYS = `
  select c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to", c.conname as name,
    array(select a.attname::text from unnest(c.conkey) with ordinality k(attnum, nth)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum order by nth) as columns,
    array(select a.attname::text from unnest(c.confkey) with ordinality k(attnum, nth)
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.attnum order by nth) as others
  from pg_constraint c where c.contype = 'f' order by name`;
const TRIGGERS = `
  select tgrelid::regclass::text as "table", tgname as name from pg_trigger where not tgisinternal order by 1, name`;
const COLUMNS = `
  select format_type(atttypid, null) as type, attnotnull as "isRequired"
  from pg_attribute where attrelid = $1::regclass and attname = $2 and not attisdropped`;

interface Key {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
}
interface ForeignKey {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly others: readonly string[];
}

/** Each thing that does not fit, as a sentence; tables that nobody has placed, and places without a table, with them. */
export async function misfits(
  database: DataSource,
  places: Readonly<Record<string, Place>>,
): Promise<string[]> {
  const tables = (await database.query<{ name: string }[]>(TABLES)).map(({ name }) => name);
  const placed = (name: string) => places[name] ?? 'first';
  const by = (name: string) => {
    const place = placed(name);
    return typeof place === 'object' ? place.by : undefined;
  };
  const keys = (await database.query<Key[]>(KEYS)).filter(({ table, columns }) => {
    const column = by(table);
    return column !== undefined && !columns.includes(column);
  });
  const foreign = (await database.query<ForeignKey[]>(FOREIGN_KEYS)).filter(
    (key) => !mayRefer(key, by(key.from), by(key.to), [placed(key.from), placed(key.to)]),
  );
  const triggers = (await database.query<Key[]>(TRIGGERS)).filter(({ table }) => placed(table) !== 'first');
  return [
    ...tables.filter((name) => !(name in places)).map((name) => `${name} has no place`),
    ...Object.keys(places)
      .filter((name) => !tables.includes(name))
      .map((name) => `${name} is no table`),
    ...(await spreadBadly(database, tables, by)),
    ...keys.map(({ table, name }) => `${table}: ${name} is without ${by(table)}`),
    ...foreign.map(({ from, to, name }) => `${from}: ${name} refers to ${to}, which lives elsewhere`),
    ...triggers.map(({ table, name }) => `${table}: the trigger ${name} would run on one machine`),
  ];
}

/**
 * From a row that lives by a column to another of the same column, if the key has it on both sides; from everywhere to a
 * machine's rows never, nor from one machine's rows to the first machine's.
 */
function mayRefer(
  { columns, others }: ForeignKey,
  from: string | undefined,
  to: string | undefined,
  [place, other]: readonly [Place, Place] | Place[],
): boolean {
  if (from !== undefined && to !== undefined)
    return columns.some((name, nth) => name === from && others[nth] === to);
  if (to !== undefined) return false;
  return from === undefined || other === 'everywhere' || place === other;
}

/** All columns that rows live by are of one type, so that what belongs to one account lies on one machine, and never empty. */
async function spreadBadly(
  database: DataSource,
  tables: readonly string[],
  by: (name: string) => string | undefined,
): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const column = by(table);
    if (column === undefined) continue;
    const [known] = await database.query<{ type: string; isRequired: boolean }[]>(COLUMNS, [table, column]);
    if (known?.type !== 'uuid' || !known.isRequired) found.push(`${table}: ${column} is not always a uuid`);
  }
  return found;
}
