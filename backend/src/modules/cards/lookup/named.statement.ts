// Finds a card by its name, exactly or fuzzily.

// The preferred printing has the least rank_name; one that carries the very spelling comes before it.
const printingOf = (spellings: string) => `
  select r.raw::text from cards.card_raw r where r.id = (
    select p.id from ${spellings} s join cards.printing p on p.oid = s.oid
    where p.gone_at is null and ($2::text is null or p.set_code = $2)
    order by s.kind, p.extra, strpos(p.names, E'\\n' || s.plain || E'\\n') = 0, p.rank_name limit 1)`;

/** $1: a name, or that of a face; $2: the code of a set, or null. */
export const EXACTLY_NAMED = {
  name: 'cards.named-exactly',
  text: `with asked as materialized (select cards.letters($1::text) as letters),
    meant as materialized (select * from cards.spelling where letters = (select letters from asked))
    select (${printingOf('meant')}) as raw`,
};

const IN_SET = `($2::text is null
  or exists (select from cards.printing p where p.oid = s.oid and p.set_code = $2 and p.gone_at is null))`;

/** Only the longest words are searched: no name has more. */
const MAX_WORDS = 16;
/** The minimum trigram similarity. */
const MIN_SIMILARITY = 0.4;
/** Names within this distance of the best score count as equally good. */
const SCORE_TOLERANCE = 0.05;

/**
 * The same, in three steps, each only when the one before found nothing: the name itself; all words in the name,
 * best where it begins with them, then where words of it begin with them; names that look alike. Faces count a
 * little less, names of single printings less, tokens and the like least. `names` is how many cards fit as well.
 */
export const FUZZILY_NAMED = {
  name: 'cards.named-fuzzily',
  text: `with asked as materialized (
      select cards.letters($1::text) as letters, cards.plain_name($1::text) as plain
    ), words as materialized (
      select regexp_replace(cards.letters(word), '([\\\\%_])', '\\\\\\1', 'g') as word
      from asked, unnest(string_to_array(plain, ' ')) word
      group by 1 order by length(min(word)) desc limit ${MAX_WORDS}
    ), patterns as materialized (
      select letters, array(select '%' || word || '%' from words) as inside,
        array(select '% ' || word || '%' from words) as beginning from asked
    ), exact as materialized (
      select s.*, 0 as step from cards.spelling s where s.letters = (select letters from asked) and ${IN_SET}
    ), contained as materialized (
      select s.*, case when starts_with(s.letters, a.letters) then 1 when ' ' || s.plain like all (a.beginning) then 2
        else 3 end as step
      from patterns a cross join cards.spelling s
      where not exists (select from exact) and s.letters like (select inside[1] from patterns)
        and s.letters like all (a.inside) and ${IN_SET}
    ), alike as materialized (
      select s.*, 5 - similarity(s.letters, (select letters from asked)) as step from cards.spelling s
      where not exists (select from exact) and not exists (select from contained)
        and s.letters % (select letters from asked)
        and similarity(s.letters, (select letters from asked)) >= ${MIN_SIMILARITY} and ${IN_SET}
    ), scored as materialized (
      select oid, plain, kind, step + kind * 0.2 + extra::int * 0.5 as score
      from (select * from exact union all select * from contained union all select * from alike) found
    ), meant as materialized (
      select * from scored where score <= (select min(score) from scored) + ${SCORE_TOLERANCE}
    )
    select (select count(distinct o.name)::int from meant join cards.oracle_card o using (oid)) as names,
      (${printingOf('meant')}) as raw`,
};
