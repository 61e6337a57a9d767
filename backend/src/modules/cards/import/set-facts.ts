// Works out, once an import, what the printings of a set tell about it.

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * A card counts once in all its languages; its variations are counted by themselves. What the set is called elsewhere is read from
 * the text of its first card: half a character anywhere in that would break a reader of JSON, and with it the import.
 */
export const setFacts = (of: 'all' | 'incoming') => `
  update cards.set_info known
  set id = f.id, page = f.page, card_count = f.card_count, variations = f.variations, digital = f.digital,
    nonfoil_only = f.nonfoil_only, foil_only = f.foil_only
  from (
    select s.code, substring(r.raw::text from '"set_id"\\s*:\\s*"(${UUID})"')::uuid as id,
      substring(r.raw::text from '"scryfall_set_uri"\\s*:\\s*"([^"\\\\]+)"') as page, c.*
    from cards.set_info s cross join lateral (
      select count(*) filter (where in_default)::int as card_count,
        count(*) filter (where in_default and variation)::int as variations,
        coalesce(bool_and(games <> '{}' and not games @> '{paper}'), false) as digital,
        coalesce(bool_and(finishes = '{nonfoil}'), false) as nonfoil_only,
        coalesce(bool_and(finishes <> '{}' and not finishes @> '{nonfoil}'), false) as foil_only,
        (array_agg(p.id order by rank_set))[1] as one
      from cards.printing p where p.set_code = s.code and p.gone_at is null
    ) c left join cards.card_raw r on r.id = c.one
    ${of === 'all' ? '' : 'where s.code in (select set_code from incoming)'}
  ) f
  where f.code = known.code and (known.id, known.page, known.card_count, known.variations, known.digital,
      known.nonfoil_only, known.foil_only)
    is distinct from (f.id, f.page, f.card_count, f.variations, f.digital, f.nonfoil_only, f.foil_only)`;
