// Hears from the card database which ids were merged into others or deleted, and keeps the old ones leading somewhere.
import type pg from 'pg';
import { record, text, uuid, wellFormed } from '../facts/raw-values.js';
import { CatalogueImportError, type Outgoing } from '../upstream/index.js';
import { cheapest } from './cheapest.js';

/** One change of an id; without a new one the card was deleted. */
interface Migration {
  readonly id: string;
  readonly performedAt: Date;
  readonly oldId: string;
  readonly newId: string | null;
  readonly note: string | null;
}

/** More pages than the card database had in ten years. */
const MAX_PAGES = 300;

/**
 * Keeps the migrations that are new and follows all of them: a merged card is gone and leads to its heir, a deleted one is
 * gone. What a file of this source says is believed over a migration that is older than the file. Ids that nobody here knows
 * are passed over.
 */
export async function followMigrations(
  client: pg.ClientBase,
  outgoing: Outgoing,
  source: string,
  fileOf: Date,
): Promise<void> {
  const heard = await hear(client, outgoing);
  await client.query('begin');
  try {
    await client.query(KEEP, [JSON.stringify(heard)]);
    const { rowCount: gone } = await client.query(GO, [source, fileOf]);
    await client.query(LEAD);
    if (gone) await client.query(cheapest('all'));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const KEEP = `
  insert into cards.migration as known (id, performed_at, old_id, new_id, note)
  select distinct on (id) id, "performedAt", "oldId", "newId", note
  from json_to_recordset($1) as heard(id uuid, "performedAt" timestamptz, "oldId" uuid, "newId" uuid, note text)
  on conflict (id) do update set performed_at = excluded.performed_at, old_id = excluded.old_id,
    new_id = excluded.new_id, note = excluded.note
  where (known.performed_at, known.old_id, known.new_id, known.note)
    is distinct from (excluded.performed_at, excluded.old_id, excluded.new_id, excluded.note)`;

const GO = `
  update cards.printing p set gone_at = now() from cards.migration m
  where p.id = m.old_id and m.new_id is distinct from m.old_id and p.gone_at is null
    and (p.source <> $1 or m.performed_at > $2)`;

/**
 * From id to id, as far as the first that is there. Where none is, to the last that is known, if the way has an end: ids
 * that lead round in a circle lead nowhere. Of several migrations of an id the last counts; where an id leads by our own
 * account is believed where they lead nowhere.
 */
const LEAD = `
  with recursive told as (
    select distinct on (old_id) old_id as id, new_id as next from cards.migration where new_id <> old_id
    order by old_id, performed_at desc, cards.migration.id
  ), step as (
    select id, next, 0 as doubt from told
    union all
    select id, merged_into, 1 from cards.printing p
    where merged_into is not null and not exists (select from told where (told.id, told.next) = (p.id, p.merged_into))
  ), way as (
    select s.id, s.next, array[s.id, s.next] as ids, s.doubt from step s
    join cards.printing p on p.id = s.id where p.gone_at is not null
    union all
    select w.id, s.next, w.ids || s.next, w.doubt + s.doubt from way w join step s on s.id = w.next
    where s.next <> all (w.ids) and cardinality(w.ids) < 50
      and not exists (select from cards.printing p where p.id = w.next and p.gone_at is null)
  ), heir as (
    select distinct on (w.id) w.id, w.next from way w join cards.printing p on p.id = w.next
    where p.gone_at is null or not exists (select from step s where s.id = w.next)
    order by w.id, p.gone_at is not null, w.doubt, cardinality(w.ids), w.next
  )
  update cards.printing p set merged_into = h.next
  from cards.printing gone left join heir h on h.id = gone.id
  where p.id = gone.id and gone.gone_at is not null and (h.id is not null or gone.merged_into is not null)
    and p.merged_into is distinct from h.next`;

/** The newest first, page by page, until a page has nothing new. */
async function hear(client: pg.ClientBase, outgoing: Outgoing): Promise<Migration[]> {
  const heard: Migration[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = record((await outgoing.json(outgoing.at(`/migrations?page=${page}`)))?.body);
    if (answer.object !== 'list' || !Array.isArray(answer.data)) {
      throw new CatalogueImportError('The card database’s answer is no list of migrations.');
    }
    const found = answer.data.map(migrationIn).filter((each) => each !== undefined);
    heard.push(...found);
    if (answer.has_more !== true || answer.data.length === 0 || (await knowsAll(client, found))) break;
  }
  return heard;
}

/** Whether a page, sorted from new to old, ends in what is known: then so are all behind it. */
async function knowsAll(client: pg.ClientBase, page: readonly Migration[]): Promise<boolean> {
  const moments = page.map(({ performedAt }) => performedAt.getTime());
  const isSorted = moments.every((moment, nth) => nth === 0 || moment <= (moments[nth - 1] ?? 0));
  if (!isSorted || page.length === 0) return false;
  const ids = page.map(({ id }) => id);
  const { rows } = await client.query(
    'select count(*)::int as known from cards.migration where id = any ($1)',
    [ids],
  );
  return rows[0].known === new Set(ids).size;
}

function migrationIn(value: unknown): Migration | undefined {
  const { id, performed_at, migration_strategy, old_scryfall_id, new_scryfall_id, note } = record(value);
  const performedAt = new Date(text(performed_at) ?? '');
  const [own, oldId, newId] = [uuid(id), uuid(old_scryfall_id), uuid(new_scryfall_id)];
  const isWhole = migration_strategy === 'delete' || (migration_strategy === 'merge' && newId !== null);
  if (!own || !oldId || !isWhole || Number.isNaN(performedAt.getTime())) return undefined;
  const said = text(note)?.replaceAll('\0', '').slice(0, 1000);
  const words = said === undefined ? null : wellFormed(said);
  return { id: own, performedAt, oldId, newId: migration_strategy === 'merge' ? newId : null, note: words };
}
