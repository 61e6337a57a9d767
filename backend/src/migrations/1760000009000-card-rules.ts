// What a search asks a card: its rules, once for all printings that share them, and more of each printing.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CardRules1760000009000 implements MigrationInterface {
  name = 'CardRules1760000009000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RULES);
    await runner.query(PRINTINGS);
    await runner.query(CARDS);
    await runner.query(INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table cards.oracle_card add column mana_cost text, add column cmc numeric,
      add column type_line text, add column oracle_text text, drop column prints, drop column paper_prints,
      drop column sets, drop column paper_sets, drop column artists, drop column illustrations`);
    await runner.query(`alter table cards.printing drop column rid, drop column facts, drop column name_key, drop column rarity_rank,
      drop column border, drop column frame, drop column frame_effects, drop column stamp, drop column artist,
      drop column flavor, drop column watermarks, drop column promo_types, drop column flags, drop column firsts,
      drop column edhrec, drop column penny, drop column outer_ids`);
    await runner.query('drop table cards.rules, cards.mana_cost');
  }
}

// Texts are in lower case. The texts of several faces stand below one another, their types apart by ` // `. Texts that
// are called own_ have the card's names replaced by `~`. Figures have an element a face, null where it has none.
// Colours are bits (W 1, U 2, B 4, R 8, G 16, colourless mana 32); colour_sets has bit n for a face with the colours n,
// so bit 31, which makes the number negative, is a face of all five. colour_rank is the place in order=color.
// A cost is a key of mana_cost, one for each face that has one. Its symbols are numbered by how often they stand in it:
// {2}{G}{G}{W/U} is generic 2 and G1, G2, W/U1, so that one cost contains another exactly if its array does.
const RULES = `
  create table cards.mana_cost (
    cost text primary key,
    symbols text[] not null,
    generic int not null
  );
  create table cards.rules (
    rid int generated always as identity primary key,
    digest uuid not null unique,
    type_line text not null,
    type_words text[] not null,
    oracle_text text not null,
    full_text text not null,
    own_text text not null,
    own_full_text text not null,
    cmc numeric,
    colour_sets int not null,
    colour_rank smallint not null,
    identity smallint not null,
    produced smallint,
    costs text[] not null,
    power numeric[] not null,
    toughness numeric[] not null,
    loyalty numeric[] not null,
    keywords text[] not null,
    legal text[] not null,
    banned text[] not null,
    restricted text[] not null,
    flags text[] not null
  )`;

// firsts and the counts of a card are worked out at the end of an import, like the ranks. facts is the version of the
// rules by which the columns were read out of the object: those of an older one are read again at the next start.
// name_key is the name as it is ordered by.
const PRINTINGS = `
  alter table cards.printing
    add column rid int references cards.rules,
    add column facts smallint not null default 0,
    add column name_key text collate "C" not null default '',
    add column rarity_rank smallint,
    add column border text,
    add column frame text,
    add column frame_effects text[] not null default '{}',
    add column stamp text,
    add column artist text,
    add column flavor text,
    add column watermarks text[] not null default '{}',
    add column promo_types text[] not null default '{}',
    add column flags text[] not null default '{}',
    add column firsts text[] not null default '{}',
    add column edhrec int,
    add column penny int,
    add column outer_ids text[] not null default '{}'`;

// What a card says stands in its rules now. The room that is left is for the counts, which change with each set.
const CARDS = `
  alter table cards.oracle_card set (fillfactor = 80);
  alter table cards.oracle_card
    drop column mana_cost,
    drop column cmc,
    drop column type_line,
    drop column oracle_text,
    add column prints int not null default 0,
    add column paper_prints int not null default 0,
    add column sets int not null default 0,
    add column paper_sets int not null default 0,
    add column artists int not null default 0,
    add column illustrations int not null default 0`;

// Parts of texts are found by their trigrams, words in arrays by themselves. own_ and full_ texts are asked for less and
// cost as much as oracle_text to keep: they are read through (measured: 20,000 rules in 15 ms).
const INDEXES = `
  create index rules_type_line on cards.rules using gin (type_line gin_trgm_ops);
  create index rules_type_words on cards.rules using gin (type_words);
  create index rules_oracle_text on cards.rules using gin (oracle_text gin_trgm_ops);
  create index rules_keywords on cards.rules using gin (keywords);
  create index rules_flags on cards.rules using gin (flags);
  create index printing_of_rules on cards.printing (rid);
  create index printing_outer_ids on cards.printing using gin (outer_ids);
  create index printing_artist on cards.printing using gin (artist gin_trgm_ops);
  create index printing_flavor on cards.printing using gin (flavor gin_trgm_ops);
  create index printing_facts on cards.printing (facts) where gone_at is null`;
