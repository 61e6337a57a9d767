// Looks up many rows in the card database at once. Each question has a number, `n`, by which its answers name it.

/** A printing, and whether one of the names that were asked for is one of its names: its own, a face's, or a printed one. */
const PRINTING = `c.id, c.card, c.name, c.set_code as "setCode", c.collector_number as number, c.in_default as "isDefault",
  c.is_paper as "isPaper", c.is_gone as "isGone"`;
const agrees = (
  names: string,
) => `(cardinality(a.names) = 0 or exists (select from unnest(a.names) asked (name)
    where strpos(${names}, E'\\n' || cards.plain_name(asked.name) || E'\\n') > 0
      or cards.letters(asked.name) in (select cards.letters(line) from unnest(string_to_array(${names}, E'\\n')) line))) as agrees`;

/** A merged printing is replaced by the one that it was merged into. */
const current = (where: string) => `cross join lateral (
      select coalesce(merged_into, id) as id from cards.identities where ${where} limit 4) known
    cross join lateral (select * from cards.identities same where same.id = known.id limit 1) c`;

/** $1 questions: the id of the card database, and ids of others (\`tcgplayer:12\`), the surest first. */
export const BY_ID = {
  name: 'stock.cards-by-id',
  text: `with asked as materialized (
      select * from json_to_recordset($1::json) as a (n int, id uuid, keys text[], names text[]))
    select a.n, 0 as nth, ${PRINTING}, true as agrees from asked a ${current('id = a.id')}
    union all
    select a.n, key.nth::int, ${PRINTING}, ${agrees('c.names')}
    from asked a cross join lateral unnest(a.keys) with ordinality key (key, nth) ${current('outer_ids @> array[key.key]')}
    order by n, nth`,
};

/** $1 questions: sets and numbers, all of them with one another. */
export const AT_PLACES = {
  name: 'stock.cards-at-places',
  text: `with asked as materialized (
      select * from json_to_recordset($1::json) as a (n int, sets text[], numbers text[], names text[]))
    select a.n, ${PRINTING}, ${agrees('c.names')}
    from asked a cross join lateral (select * from cards.identities p
      where p.set_code = any (a.sets) and p.collector_number = any (a.numbers) and p.gone_at is null limit 20) c
    order by a.n, c.in_default desc, c.lang, c.id`,
};

/** How many printings of a name are looked at: in its sets, and in others. */
const MAX_NAMED = 6;

/** $1 questions: names, the likeliest first, and sets. Printings in those sets come first. */
export const NAMED = {
  name: 'stock.cards-named',
  text: `with asked as materialized (
      select * from json_to_recordset($1::json) as a (n int, names text[], sets text[])),
    spelled as materialized (
      select a.n, s.card, min(asked.nth) as nth, min(s.kind) as kind
      from asked a cross join lateral unnest(a.names) with ordinality asked (name, nth)
        join cards.spellings s on s.letters = cards.letters(asked.name)
      group by a.n, s.card),
    meant as materialized (
      select n, card from (select n, card, rank() over (partition by n order by nth, kind) as place from spelled) ranked
      where place = 1)
    select a.n, ${PRINTING}, c.set_code = any (a.sets) as "isInSet"
    from asked a cross join lateral (
      select *, row_number() over (partition by p.set_code = any (a.sets) order by not p.is_paper, p.extra, p.rank_name) as place
      from cards.identities p
      where p.card in (select m.card from meant m where m.n = a.n) and p.gone_at is null and p.in_default) c
    where c.place <= ${MAX_NAMED}
    order by a.n, c.set_code = any (a.sets) desc, c.place`,
};

/** $1 questions: a name that no card has. The three cards whose names look most like it, each by its likeliest printing. */
export const ALIKE = {
  name: 'stock.cards-alike',
  text: `with asked as materialized (
      select a.n, cards.letters(a.name) as letters, a.sets
      from json_to_recordset($1::json) as a (n int, name text, sets text[]))
    select a.n, ${PRINTING}, false as "isInSet", true as "isAlike"
    from asked a cross join lateral (
      select s.card, max(similarity(s.letters, a.letters)) as likeness from cards.spellings s
      where s.letters % a.letters group by s.card order by likeness desc, s.card limit 3) s
    cross join lateral (
      select * from cards.identities p where p.card = s.card and p.gone_at is null and p.in_default
      order by p.set_code = any (a.sets) desc, not p.is_paper, p.extra, p.rank_name limit 1) c
    order by a.n, s.likeness desc`,
};

export const SETS = {
  name: 'stock.sets',
  text: 'select code, name, mtgo_code from cards.sets order by code',
};
