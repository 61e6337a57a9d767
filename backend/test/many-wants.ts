// Many people who want a card each, made by SQL: signing them up would take minutes.

/** $1 how many people. */
export const MANY_PEOPLE = `insert into users.account (uuid, name, email, password_hash, phone_number, address, role, email_visible,
    phone_visible, enabled, email_verified_at, created_at)
  select gen_random_uuid(), 'Person ' || n, 'person.' || n || '@many.example', '', '', '', 'USER', false, false, true, now(), now()
  from generate_series(1, $1::int) n`;

/** $1 card, $2 of how many of these people: each watches it, and wants any printing of it. */
export const MANY_WANTS = `with watched as (
    insert into watchlist.watched_card (owner, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, added_at)
    select a.uuid, $1::uuid, 'Wanted', 'set', 'Set', '1', '', now() from users.account a
    where a.email like '%@many.example' order by a.email limit $2::int returning owner, card_id)
  insert into watchlist.want (owner, card_id, any_printing, quantity, for_trade, visibility, is_alerting, changed_at)
  select owner, card_id, true, 1, false, 'PRIVATE', true, now() from watched`;
