// Another module's tables are private: only keys to its identity and views that it publishes may cross a schema.
import { DataSource } from 'typeorm';
import { MANIFESTS } from '../src/app.module.js';
import { story } from './story.js';

/** Module -> the modules that it may ask. */
const ASKS = new Map(MANIFESTS.map(({ name, asks }) => [name, asks]));

const FOREIGN_KEYS = `
  select n.nspname as from, fn.nspname as to, c.conname as name,
    (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = c.confrelid and a.attnum = any (c.confkey)) as columns,
    (select i.indisprimary from pg_index i where i.indexrelid = c.conindid) as identity
  from pg_constraint c
  join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
  join pg_class f on f.oid = c.confrelid join pg_namespace fn on fn.oid = f.relnamespace
  where c.contype = 'f' and n.nspname <> fn.nspname and n.nspname <> 'graphile_worker'`;
const VIEWS = `
  select distinct vn.nspname as from, tn.nspname as to, v.relname as name, t.relkind as kind
  from pg_depend d
  join pg_rewrite r on r.oid = d.objid join pg_class v on v.oid = r.ev_class join pg_namespace vn on vn.oid = v.relnamespace
  join pg_class t on t.oid = d.refobjid join pg_namespace tn on tn.oid = t.relnamespace
  where d.classid = 'pg_rewrite'::regclass and v.oid <> t.oid and vn.nspname <> tn.nspname
    and vn.nspname not in ('pg_catalog', 'information_schema', 'graphile_worker', 'public')`;

interface Crossing {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly identity?: boolean;
  readonly kind?: string;
}

function breaches(crossings: readonly Crossing[]): string[] {
  return crossings
    .filter(({ from, to, identity, kind }) => !ASKS.get(from)?.includes(to) || !(identity ?? kind === 'v'))
    .map(({ from, to, name }) => `${from} -> ${to}: ${name}`);
}

describe('the schemas of the modules', () => {
  const market = story();
  const crossings = async (text: string) => market.app.get(DataSource).query<Crossing[]>(text);

  it('refer to one another only by identity, along the arrows of the modules', async () => {
    const found = await crossings(FOREIGN_KEYS);
    expect(found.length).toBeGreaterThan(0);
    expect(breaches(found)).toEqual([]);
  });

  it('look into one another only through published views', async () => {
    expect(breaches(await crossings(VIEWS))).toEqual([]);
  });

  it('would be caught crossing', async () => {
    const database = market.app.get(DataSource);
    await database.query('create table catalogs.spy (account uuid references users.account (uuid))');
    await database.query('create view catalogs.peek as select uuid from users.account');
    expect(breaches(await crossings(FOREIGN_KEYS))).toEqual([expect.stringMatching('^catalogs -> users: ')]);
    expect(breaches(await crossings(VIEWS))).toEqual(['catalogs -> users: peek']);
  });
});
