// One line per external ID: what each means is kept also when no copy is left, and copies of another line can't have it.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const KIND = 'card_id, condition, finish, language, type';
const TERMS = `${KIND}, price_cents, price_set_by, shelf, note, private_note, paid_cents, is_signed, is_altered`;
const IN_STOCK = `status in ('ACTIVE', 'RESERVED')`;

/** What a copy `c` is, to tell whether another is the same: of a merged printing what it was merged into. */
const SAME = '(coalesce(m.merged_into, c.card_id), c.condition, c.finish, c.language, c.type)';

/**
 * Remembers the terms of the copies in `rows`, the newest of each external ID. The row lock makes two transactions that give
 * one external ID to different copies wait for each other: the check that follows sees what the first has committed.
 */
const remember = (rows: string): string => `
  insert into listings.known_line as known (lister, external_id, ${TERMS})
  select distinct on (lister, external_id) lister, external_id, ${TERMS} from (${rows}) newest
  order by lister, external_id, created_at desc, uuid desc
  on conflict (lister, external_id) do update
    set (${TERMS}, known_at) = (${TERMS.replaceAll(/\w+/g, 'excluded.$&')}, now())
    where (${TERMS.replaceAll(/\w+/g, 'known.$&')}) is distinct from (${TERMS.replaceAll(/\w+/g, 'excluded.$&')})
      or known.known_at < now() - interval '1 day'`;

/** Refuses what would give an external ID of `rows` to two kinds of copies. */
const check = (rows: string): string => `
  select c.external_id from (select distinct lister, external_id from (${rows}) changed) asked
    join listings.listings c on (c.lister, c.external_id) = (asked.lister, asked.external_id) and c.${IN_STOCK}
    left join cards.merged_cards m on m.id = c.card_id
  group by c.lister, c.external_id having count(distinct ${SAME}) > 1 limit 1`;
const REFUSE = `if taken is not null then
          raise exception 'The external ID % belongs to other copies', taken
            using errcode = 'unique_violation', constraint = 'listings_external_id_of_one_line';
        end if`;

const ADDED = `select * from added where external_id is not null and ${IN_STOCK}`;
/** Copies that have come to the line of an external ID. */
const CAME = `select a.* from after a join before b using (uuid)
  where a.external_id is not null and a.${IN_STOCK}
    and (b.external_id, b.${KIND.replaceAll(', ', ', b.')}, b.${IN_STOCK})
      is distinct from (a.external_id, a.${KIND.replaceAll(', ', ', a.')}, true)`;
/** Copies that have left the market: what the next ones would be like. */
const LEFT = `select b.* from before b join after a using (uuid)
  where b.external_id is not null and b.${IN_STOCK} and not a.${IN_STOCK}`;

export class OneLinePerExternalId1760000016300 implements MigrationInterface {
  name = 'OneLinePerExternalId1760000016300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listings.known_line (
        lister uuid not null constraint known_line_lister references users.account (uuid),
        external_id text not null,
        card_id uuid not null, condition text not null, finish text not null, language text not null, type text not null,
        price_cents int not null, price_set_by text not null, shelf text, note text, private_note text, paid_cents int,
        is_signed boolean not null, is_altered boolean not null,
        known_at timestamptz not null default now(),
        primary key (lister, external_id)
      )`);
    await runner.query('create index known_line_by_age on listings.known_line (known_at)');
    await runner.query(`create index listings_of_external_id on listings.listings (lister, external_id)
      where external_id is not null`);
    // Where copies of several kinds have one, those of the largest kind keep it. The others keep it as a private note.
    await runner.query(`
      with kinds as (
        select c.lister, c.external_id, ${SAME} as kind, array_agg(c.uuid) as copies,
          row_number() over (partition by c.lister, c.external_id order by count(*) desc, max(c.created_at) desc) as nth
        from listings.listings c left join cards.merged_cards m on m.id = c.card_id
        where c.external_id is not null and c.${IN_STOCK} group by 1, 2, 3)
      update listings.listings l set external_id = null, version = version + 1,
        private_note = left(concat_ws(' · ', 'Former external ID: ' || l.external_id, private_note), 500)
      from kinds where kinds.nth > 1 and l.uuid = any (kinds.copies)`);
    await runner.query(
      `${remember(`select * from listings.listings where external_id is not null and ${IN_STOCK}`)}`,
    );
    await runner.query(`
      insert into listings.known_line (lister, external_id, ${TERMS}, known_at)
      select k.owner, k.external_id, t.card_id, t.condition, t.finish, t.language, t.type, t.price_cents, 'HAND', t.shelf, t.note,
        t.private_note, t.paid_cents, coalesce(t.is_signed, false), coalesce(t.is_altered, false), k.known_at
      from stock.known_line k cross join lateral jsonb_populate_record(null::listings.known_line, k.terms) t
      on conflict do nothing`);
    await runner.query('drop table stock.known_line');
    await runner.query('create view listings.known_lines as select * from listings.known_line');
    // `execute` plans each time: a plan that was made for one copy must not be kept for thousands, nor the other way round.
    await runner.query(`
      create function listings.know_added_lines() returns trigger language plpgsql as $$
      declare taken text;
      begin
        if not exists (select from added where external_id is not null) then return null; end if;
        execute $sql$ ${remember(ADDED)} $sql$;
        execute $sql$ ${check(ADDED)} $sql$ into taken;
        ${REFUSE};
        return null;
      end $$`);
    await runner.query(`
      create function listings.know_changed_lines() returns trigger language plpgsql as $$
      declare taken text;
      begin
        if not exists (select from before where external_id is not null)
          and not exists (select from after where external_id is not null) then return null; end if;
        execute $sql$ ${remember(LEFT)} $sql$;
        execute $sql$ ${remember(CAME)} $sql$;
        execute $sql$ ${check(CAME)} $sql$ into taken;
        ${REFUSE};
        return null;
      end $$`);
    await runner.query(`
      create trigger know_added_lines after insert on listings.listings referencing new table as added
      for each statement execute function listings.know_added_lines()`);
    await runner.query(`
      create trigger know_changed_lines after update on listings.listings
      referencing old table as before new table as after
      for each statement execute function listings.know_changed_lines()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger know_added_lines on listings.listings');
    await runner.query('drop trigger know_changed_lines on listings.listings');
    await runner.query('drop function listings.know_added_lines, listings.know_changed_lines');
    await runner.query('drop view listings.known_lines');
    await runner.query(`
      create table stock.known_line (
        owner uuid not null constraint known_line_owner references users.account (uuid),
        external_id text not null,
        terms jsonb not null,
        known_at timestamptz not null,
        primary key (owner, external_id)
      )`);
    await runner.query('create index known_line_by_age on stock.known_line (known_at)');
    await runner.query(`
      insert into stock.known_line (owner, external_id, terms, known_at)
      select lister, external_id, to_jsonb(k) - 'lister' - 'known_at', known_at from listings.known_line k`);
    await runner.query('drop index listings.listings_of_external_id');
    await runner.query('drop table listings.known_line');
  }
}
