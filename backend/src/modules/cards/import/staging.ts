// The temporary table that a file is copied into before anything of it is seen.

/** Gone with the transaction. Its columns stand in the order of an IncomingCard. */
export const STAGING = `
  create temporary table incoming (
    line int generated always as identity,
    id uuid not null,
    oracle_id uuid not null,
    set_code text not null,
    set_name text not null,
    set_type text,
    collector_number text not null,
    number_value int,
    lang text not null,
    name text not null,
    spellings text[] not null,
    layout text,
    rarity text,
    released_at date,
    games text[] not null,
    finishes text[] not null,
    art uuid not null,
    extra boolean not null,
    variation boolean not null,
    ordinary boolean not null,
    mana_cost text,
    cmc numeric,
    type_line text,
    oracle_text text,
    usd int, usd_foil int, usd_etched int, eur int, eur_foil int, tix int,
    raw json not null,
    names text generated always as (cards.name_lines(spellings)) stored
  ) on commit drop`;

/** Takes rows in the order of the columns above. */
export const COPY = `copy incoming (id, oracle_id, set_code, set_name, set_type, collector_number, number_value, lang,
  name, spellings, layout, rarity, released_at, games, finishes, art, extra, variation, ordinary, mana_cost, cmc,
  type_line, oracle_text, usd, usd_foil, usd_etched, eur, eur_foil, tix, raw) from stdin`;

const dropLater = (columns: string) => `
  delete from incoming using (
    select ctid as place, row_number() over (partition by ${columns} order by line) as nth from incoming
  ) seen where incoming.ctid = seen.place and seen.nth > 1`;

/** An id counts once: the first. */
export const DROP_SAME_ID = dropLater('id');

/** A place in a set counts once in each language: the first. */
export const DROP_SAME_PLACE = dropLater('set_code, collector_number, lang');
