// The SQL of what an external ID means while it has no copy on the market.

/** What the external IDs of $1 mean that $2 names with new values: what the next copies are like. $3 is now. */
export const REVISE_KNOWN_LINES = {
  name: 'listings.revise-known-lines',
  text: `update listings.known_line k set
      price_cents = coalesce((r.line ->> 'price_cents')::int, k.price_cents),
      price_set_by = coalesce(r.line ->> 'price_set_by', k.price_set_by),
      shelf = case when r.line ? 'shelf' then r.line ->> 'shelf' else k.shelf end,
      note = case when r.line ? 'note' then r.line ->> 'note' else k.note end,
      known_at = $3
    from (select line, line ->> 'external_id' as external_id from jsonb_array_elements($2::jsonb) line) r
    where k.lister = $1 and k.external_id = r.external_id`,
};
