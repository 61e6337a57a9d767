// The temporary table that a file is copied into before anything of it is seen.

const FACTS = `rarity_rank smallint, border text, frame text, frame_effects text[] not null, stamp text, flavor text,
  watermarks text[] not null, promo_types text[] not null, flags text[] not null, edhrec int, penny int,
  outer_ids text[] not null`;

const RULES = `type_line text, type_words text[], oracle_text text, full_text text, own_text text, own_full_text text,
  cmc numeric, colour_sets int, colour_rank smallint, identity smallint, produced smallint, costs text[],
  power numeric[], toughness numeric[], loyalty numeric[], keywords text[], legal text[], banned text[],
  restricted text[], rule_flags text[]`;

const CARD = `id uuid not null, oracle_id uuid not null, set_code text not null, set_name text not null,
  set_type text, collector_number text not null, number_value int, lang text not null,
  name text not null, spellings text[] not null, layout text, rarity text, released_at date, games text[] not null,
  finishes text[] not null, art uuid not null, extra boolean not null, variation boolean not null,
  ordinary boolean not null, printed_artist text, usd int, usd_foil int, usd_etched int, eur int, eur_foil int, tix int`;

const COLUMNS = `${CARD}, ${FACTS}, digest uuid not null, ${RULES}, raw json not null`;

const namesIn = (columns: string): string[] =>
  columns.split(',').map((each) => each.trim().split(' ')[0] ?? '');

/** The columns of a row, in order. Those of the rules are filled on the first card of a file that follows them. */
export const STAGED: readonly string[] = namesIn(COLUMNS);
/** Those of the card itself: they come first. */
export const STAGED_CARD: readonly string[] = namesIn(CARD);
/** Those that a row of cards.printing takes over as they are. */
export const STAGED_FACTS: readonly string[] = namesIn(FACTS);
/** Those of a row of cards.rules. */
export const STAGED_RULES: readonly string[] = namesIn(RULES);

/** Most cards have one name of plain letters: it is not taken apart and put together again. */
const NAMES = `case when cardinality(spellings) = 1 and spellings[1] !~ '[^ -~]|-'
  then E'\\n' || cards.plain_name(spellings[1]) || E'\\n' else cards.name_lines(spellings) end`;

/**
 * Gone with the transaction. What the database makes plain it makes while the file is still being read. The objects are
 * not packed: they are read once more, and soon.
 */
export const STAGING = `
  create temporary table incoming (
    line int generated always as identity,
    ${COLUMNS},
    names text generated always as (${NAMES}) stored,
    name_key text collate "C" generated always as (cards.name_order(name)) stored,
    artist text generated always as (cards.plain_name(printed_artist)) stored
  ) on commit drop;
  alter table incoming alter column raw set storage external`;

/** Takes rows in the order of the columns above. */
export const COPY = `copy incoming (${STAGED.join(', ')}) from stdin`;

const dropLater = (columns: string) => `
  delete from incoming using (
    select ctid as place, row_number() over (partition by ${columns} order by line) as nth from incoming
  ) seen where incoming.ctid = seen.place and seen.nth > 1`;

/** An id counts once: the first. */
export const DROP_SAME_ID = dropLater('id');

/** A place in a set counts once in each language: the first. */
export const DROP_SAME_PLACE = dropLater('set_code, collector_number, lang');
