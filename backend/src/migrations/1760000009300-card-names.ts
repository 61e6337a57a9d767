// What single cards are looked up by: every spelling of a name, where a name may be begun, and more about each set.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CardNames1760000009300 implements MigrationInterface {
  name = 'CardNames1760000009300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NAMES);
    await runner.query(SPELLINGS);
    await runner.query(STARTS);
    await runner.query(SETS);
    await runner.query('create index printing_of_art on cards.printing (art)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index cards.printing_of_art');
    await runner.query(`alter table cards.set_info drop column raw, drop column id, drop column page,
      drop column card_count, drop column variations, drop column digital, drop column nonfoil_only,
      drop column foil_only`);
    await runner.query('drop table cards.spelling, cards.name_start');
    await runner.query('drop function cards.letters');
  }
}

// A name of punctuation alone, `_____`, keeps it: it would be nothing otherwise.
const NAMES = `
  create function cards.letters(name text) returns text language sql immutable strict parallel safe as $$
    select coalesce(nullif(cards.name_order(name), ''), lower(btrim(name)))
  $$`;

// kind: 0 is the card's own name, 1 that of one of its faces, 2 another that some printing carries. Both tables are
// filled by the import, also for a catalogue that was there before them.
const SPELLINGS = `
  create table cards.spelling (
    oid int not null references cards.oracle_card on delete cascade,
    plain text not null,
    letters text collate "C" not null,
    kind smallint not null,
    extra boolean not null,
    primary key (oid, plain)
  );
  create index spelling_letters on cards.spelling (letters);
  create index spelling_parts on cards.spelling using gin (letters gin_trgm_ops);
  insert into cards.spelling (oid, plain, letters, kind, extra)
  select o.oid, l.plain, cards.letters(l.plain),
    min(case when l.plain = cards.plain_name(o.name) then 0 when l.plain = any (array(
      select cards.plain_name(face) from unnest(string_to_array(o.name, ' // ')) face)) then 1 else 2 end), bool_and(p.extra)
  from cards.oracle_card o join cards.printing p on p.oid = o.oid and p.gone_at is null,
    unnest(string_to_array(o.names, E'\\n')) l (plain)
  where l.plain <> '' group by o.oid, l.plain`;

// A name is found from each of its words on: "lantern warden" by lanternwarden and by warden.
const STARTS = `
  create table cards.name_start (
    start text collate "C" not null,
    name text not null,
    is_first boolean not null,
    extra boolean not null,
    primary key (start, name)
  );
  insert into cards.name_start (start, name, is_first, extra)
  select cards.letters(array_to_string(w.words[at:], ' ')), o.name, bool_or(at = 1), bool_and(p.extra)
  from cards.oracle_card o join cards.printing p on p.oid = o.oid and p.gone_at is null
    cross join lateral (select string_to_array(cards.plain_name(o.name), ' ')) w (words)
    cross join lateral generate_subscripts(w.words, 1) at
  group by 1, 2 having cards.letters(array_to_string(w.words[at:], ' ')) <> ''`;

// raw is the card database's own object, where it was fetched; the rest is worked out from the printings of the set.
const SETS = `
  alter table cards.set_info
    add column raw json,
    add column id uuid,
    add column page text,
    add column card_count int not null default 0,
    add column variations int not null default 0,
    add column digital boolean not null default false,
    add column nonfoil_only boolean not null default false,
    add column foil_only boolean not null default false;
  update cards.set_info s set id = substring(r.raw::text from '"set_id"\\s*:\\s*"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"')::uuid,
    page = substring(r.raw::text from '"scryfall_set_uri"\\s*:\\s*"([^"\\\\]+)"'), card_count = f.card_count,
    variations = f.variations, digital = f.digital, nonfoil_only = f.nonfoil_only, foil_only = f.foil_only
  from (
    select set_code, count(*) filter (where in_default) as card_count,
      count(*) filter (where in_default and variation) as variations,
      bool_and(games <> '{}' and not games @> '{paper}') as digital, bool_and(finishes = '{nonfoil}') as nonfoil_only,
      bool_and(finishes <> '{}' and not finishes @> '{nonfoil}') as foil_only,
      (array_agg(id order by rank_set))[1] as one
    from cards.printing where gone_at is null group by set_code
  ) f left join cards.card_raw r on r.id = f.one
  where f.set_code = s.code`;
