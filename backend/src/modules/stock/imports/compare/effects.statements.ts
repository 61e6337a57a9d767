// What the rows of an import would do to lines of stock, to find out whether a commit would do more than was shown.

/**
 * Of the import $1: copies that are added, lines that go to zero, prices that change. Each comparison gives rows of absent
 * lines other numbers, so those are named by their terms.
 */
const OF_IMPORT = `
  select case section when 'ABSENT' then concat_ws(' ', stock_card, condition, finish, language, type) else nth::text end as row,
    greatest(copies_after - copies_before, 0) as added, kind = 'TO_ZERO' as "isZeroed", price_cents as price, price_before as "priceBefore"
  from stock.import_row
  where import = $1 and (copies_after > copies_before or kind = 'TO_ZERO' or price_before is not null)`;

/** $1 import: as the text of a JSON array. */
export const EFFECTS = {
  name: 'stock.import-effects',
  text: `select coalesce(json_agg(e), '[]')::text as effects from (${OF_IMPORT}) e`,
};

/**
 * $1 import, $2 the effects that were shown: whether there are others now. A sale must not be taken back unseen, nor a price or a line
 * that is new. Fewer copies may be added, and a line that is named may lose more: it has what the file says then, as was shown.
 */
export const HAS_OTHER_EFFECTS = {
  name: 'stock.import-has-other-effects',
  text: `with shown as materialized (
      select * from json_to_recordset($2::json) as s (row text, added int, "isZeroed" boolean, price int, "priceBefore" int))
    select exists (
      select from (${OF_IMPORT}) now where not exists (
        select from shown where shown.row = now.row and shown.added >= now.added and shown."isZeroed" >= now."isZeroed"
          and (now."isZeroed" or shown.price = now.price)
          and (now."priceBefore" is null or shown."priceBefore" = now."priceBefore"))) as other`,
};
