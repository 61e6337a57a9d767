// What the comparison of an import was made of: while that is the same, a commit does what was shown without comparing again.

const digest = (...columns: readonly string[]): string =>
  `concat(count(*), ':', sum(hash_record_extended(row(${columns}), 0)))`;

/**
 * $1 import, $2 owner: a digest of all that judging and planning read beside the rows of the import: the copies of the owner,
 * whose versions change with their values, the external IDs, and the cards with their prices. It names the revision, with which the
 * choices and the corrections change.
 */
export const BASIS = {
  name: 'stock.import-basis',
  text: `with own as materialized (
      select k.external_id, coalesce(m.merged_into, k.card_id) as card, k.condition, k.finish, k.language, k.price_cents
      from listings.known_lines k left join cards.merged_cards m on m.id = k.card_id where k.lister = $2),
    asked as materialized (
      select card_id as id from stock.import_row where import = $1
      union select (correction ->> 'cardId')::uuid from stock.import_row where import = $1 and correction ? 'cardId'
      union select card from own)
    select concat_ws(' ', revision,
      (select ${digest('c.uuid', 'c.version', 'c.status', 'm.merged_into')}
        from listings.copies c left join cards.merged_cards m on m.id = c.card_id where c.lister = $2),
      (select ${digest('external_id', 'card', 'condition', 'finish', 'language', 'price_cents')} from own),
      (select ${digest('asked_id', 'card_id', 'is_paper', 'finishes', 'usd_cents', 'usd_foil_cents', 'usd_etched_cents')}
        from cards.tradeable where asked_id = any (array(select id from asked)))) as basis
    from stock.import where uuid = $1`,
};
