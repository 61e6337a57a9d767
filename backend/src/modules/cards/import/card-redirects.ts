// Fetches Scryfall's card migrations (ids merged into others or deleted) and redirects the old ids.
import type pg from 'pg';
import { record, text, uuid, wellFormed } from '../facts/raw-values.js';
import { CatalogueImportError, type Outgoing } from '../upstream/index.js';
import { cheapest } from './cheapest.js';
import { LOCK } from './import-transaction.js';
import { KEEP_LOOKUP } from './merge.js';

/** A card migration; without a new id the card was deleted. */
interface CardMigration {
  readonly id: string;
  readonly performedAt: Date;
  readonly oldId: string;
  readonly newId: string | null;
  readonly note: string | null;
}

/** More pages than the API had in ten years. */
const MAX_PAGES = 300;

/**
 * Stores new migrations and applies all of them: a merged card is retired and redirects to its target, a deleted one is
 * retired. A card in a file of this source outranks a migration older than the file. Unknown ids are ignored.
 */
export async function applyCardMigrations(
  client: pg.ClientBase,
  outgoing: Outgoing,
  source: string,
  fileOf: Date,
): Promise<void> {
  const fetched = await fetchMigrations(client, outgoing);
  await client.query('begin');
  try {
    // Of two who write the lookup arrays at once, the one would leave out what the other brings.
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(UPSERT_MIGRATIONS, [JSON.stringify(fetched)]);
    const { rowCount: gone } = await client.query(RETIRE_MIGRATED, [source, fileOf]);
    await client.query(RESOLVE_REDIRECTS);
    await client.query(KEEP_LOOKUP);
    if (gone) await client.query(cheapest('all'));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const UPSERT_MIGRATIONS = `
  insert into cards.migration as known (id, performed_at, old_id, new_id, note)
  select distinct on (id) id, "performedAt", "oldId", "newId", note
  from json_to_recordset($1) as fetched(id uuid, "performedAt" timestamptz, "oldId" uuid, "newId" uuid, note text)
  on conflict (id) do update set performed_at = excluded.performed_at, old_id = excluded.old_id,
    new_id = excluded.new_id, note = excluded.note
  where (known.performed_at, known.old_id, known.new_id, known.note)
    is distinct from (excluded.performed_at, excluded.old_id, excluded.new_id, excluded.note)`;

const RETIRE_MIGRATED = `
  update cards.printing p set gone_at = now() from cards.migration m
  where p.id = m.old_id and m.new_id is distinct from m.old_id and p.gone_at is null
    and (p.source <> $1 or m.performed_at > $2)`;

/**
 * Resolves each chain of redirects to its first active id, or else to its last known id; a cycle resolves to nothing. Of
 * several migrations of an id the last counts. Our own redirects (`is_own`) are followed only where migrations lead nowhere.
 */
const RESOLVE_REDIRECTS = `
  with recursive known as (
    select distinct on (old_id) old_id as id, new_id as next from cards.migration where new_id <> old_id
    order by old_id, performed_at desc, cards.migration.id
  ), step as (
    select id, next, 0 as is_own from known
    union all
    select id, merged_into, 1 from cards.printing p
    where merged_into is not null and not exists (select from known where (known.id, known.next) = (p.id, p.merged_into))
  ), path as (
    select s.id, s.next, array[s.id, s.next] as ids, s.is_own from step s
    join cards.printing p on p.id = s.id where p.gone_at is not null
    union all
    select w.id, s.next, w.ids || s.next, w.is_own + s.is_own from path w join step s on s.id = w.next
    where s.next <> all (w.ids) and cardinality(w.ids) < 50
      and not exists (select from cards.printing p where p.id = w.next and p.gone_at is null)
  ), target as (
    select distinct on (w.id) w.id, w.next from path w join cards.printing p on p.id = w.next
    where p.gone_at is null or not exists (select from step s where s.id = w.next)
    order by w.id, p.gone_at is not null, w.is_own, cardinality(w.ids), w.next
  )
  update cards.printing p set merged_into = h.next
  from cards.printing gone left join target h on h.id = gone.id
  where p.id = gone.id and gone.gone_at is not null and (h.id is not null or gone.merged_into is not null)
    and p.merged_into is distinct from h.next`;

/** Fetches pages, the newest first, until a page has nothing new. */
async function fetchMigrations(client: pg.ClientBase, outgoing: Outgoing): Promise<CardMigration[]> {
  const fetched: CardMigration[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = record((await outgoing.json(outgoing.at(`/migrations?page=${page}`)))?.body);
    if (answer.object !== 'list' || !Array.isArray(answer.data)) {
      throw new CatalogueImportError('The card database’s response isn’t a list of migrations.');
    }
    const found = answer.data.map(parseMigration).filter((each) => each !== undefined);
    fetched.push(...found);
    if (answer.has_more !== true || answer.data.length === 0 || (await areAllKnown(client, found))) break;
  }
  return fetched;
}

/** Whether all migrations of a page are stored already, so that older pages need not be fetched. */
async function areAllKnown(client: pg.ClientBase, page: readonly CardMigration[]): Promise<boolean> {
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

function parseMigration(value: unknown): CardMigration | undefined {
  const { id, performed_at, migration_strategy, old_scryfall_id, new_scryfall_id, note } = record(value);
  const performedAt = new Date(text(performed_at) ?? '');
  const [own, oldId, newId] = [uuid(id), uuid(old_scryfall_id), uuid(new_scryfall_id)];
  const isWhole = migration_strategy === 'delete' || (migration_strategy === 'merge' && newId !== null);
  if (!own || !oldId || !isWhole || Number.isNaN(performedAt.getTime())) return undefined;
  const raw = text(note)?.replaceAll('\0', '').slice(0, 1000);
  const words = raw === undefined ? null : wellFormed(raw);
  return { id: own, performedAt, oldId, newId: migration_strategy === 'merge' ? newId : null, note: words };
}
