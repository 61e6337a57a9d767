// The SQL of who offers some cards near somebody: the copies of all their printings, like ones together.
import { cardOf, printingsOf } from '../../cards/index.js';
import { distanceKey, distanceOfKey, LOCATED_KEY, nearSql, viewerSql } from '../../places/index.js';
import { tradesAnywhere, tradesWith } from '../../users/index.js';
import { isShownTo } from '../persistence/blocks.sql.js';
import { expiredSince, isOnMarket, staleRank } from '../persistence/count-age.sql.js';

/** Without a place: the cheapest copies of one printing that are looked at, wherever they are. */
const MAX_OF_A_PRINTING = 500;
/** The copies of one card that are looked at, of those who are compared. */
const MAX_OF_A_CARD = 1_000;
/** Lots of all cards; each card has the same share of them. */
const MAX_LOTS = 6_000;

/** The listings of a lot that are named: as many as anybody gets at once. */
const MAX_IDS = 20;

/** What an index has of a copy on the market. */
const COPY = `select uuid, card_id, lister, price_cents, type, condition, counted_at from listings.listings l`;
const ON_MARKET = `status = 'ACTIVE' and type in ('SELL', 'TRADE') and counted_at > ${expiredSince(`'USER'`, '$3')}`;

/**
 * It begins with who is near, and reads their copies alone: cheaper ones elsewhere, however many, hide none of them.
 * $2 looks for others, $5 radius in km, $6 to $11 the box around what is looked at.
 */
const NEAR = `near as materialized (
      select n.account, u.role, u.name, u.address, n.is_exact, n.distance, n.distance <= 10 * $5::int as is_near from (
        select located.account, located.is_exact, ${LOCATED_KEY} as distance
        from viewer, places.located
        where ${nearSql({ latitude: 'located.latitude', longitude: 'located.longitude' }, 6)}
          and located.account <> $2::uuid and ${isShownTo('$2::uuid', 'located.account')}) n
      join users.listers u on u.uuid = n.account where ${tradesWith('$2', 'u.role', '$3')}),
    copies as materialized (
      select p.card, l.* from near n cross join lateral (
        ${COPY} where lister = n.account and card_id = any ((select array_agg(id) from printings)::uuid[])
          and ${ON_MARKET} offset 0) l
      join printings p on p.id = l.card_id)`;

/**
 * Everybody who has copies, wherever they are, but those who trade at counters alone; `places.located` has none of them. What is no
 * candidate is left out before copies are counted, to hide no other, however many there are: one's own, those of closed or blocked
 * accounts, and those of players for somebody who trades at counters.
 */
const ANYBODY = `copies as materialized (
      select p.card, l.* from printings p cross join lateral (
        ${COPY} cross join lateral (
          select role from users.listers where uuid = l.lister and ${tradesAnywhere('l.lister', '$3')} limit 1) u
        where card_id = p.id and ${ON_MARKET} and ${isOnMarket('counted_at', 'u.role', '$3')} and lister <> $2::uuid
          and ${isShownTo('$2::uuid', 'lister')} and ${tradesWith('$2', 'u.role', '$3')}
        order by price_cents, uuid limit ${MAX_OF_A_PRINTING}) l),
    near as materialized (
      select l.lister as account, u.* from (select distinct lister from copies) l cross join lateral (
        select u.role, u.name, u.address, true as is_near, ${distanceKey('u.uuid')} as distance,
          exists (select from places.located where account = u.uuid and is_exact) as is_exact
        from users.listers u where u.uuid = l.lister limit 1) u)`;

/**
 * $1 printings (UUIDs), of whose cards all are looked at; $2 account, $3 now, $4 the most listers. `asked` is the card of each of
 * them, `listers` who has the most of the cards, the near ones first, `lots` what they offer: of each card the cheapest of every one of
 * them before the next. What is not stated of a person is not answered: of people the band alone.
 */
const statement = (name: string, near: string, isCut: string) => ({
  name,
  text: `with ${viewerSql('$2')},
    asked as materialized (select wanted.id, ${cardOf('wanted.id')} as card from unnest((select $1::uuid[])) wanted (id)),
    wanted as materialized (select distinct card from asked where card is not null),
    printings as materialized (select w.card, p.id from wanted w cross join lateral ${printingsOf('w.card')} p),
    ${near},
    ranked as materialized (
      select n.account, count(distinct c.card) as cards from copies c join near n on n.account = c.lister
      where ${isOnMarket('c.counted_at', 'n.role', '$3')} group by n.account),
    compared as materialized (
      select n.* from ranked r join near n using (account)
      order by n.is_near desc, r.cards desc, n.distance, n.account limit $4::int),
    offered as materialized (
      select * from (
        select c.*, row_number() over (partition by c.card order by c.nth, c.price_cents, c.uuid) as place from (
          select c.*, row_number() over (partition by c.card, c.lister order by c.price_cents, c.uuid) as nth
          from copies c join compared n on n.account = c.lister
          where ${isOnMarket('c.counted_at', 'n.role', '$3')}) c) c
      where c.place <= ${MAX_OF_A_CARD}),
    grouped as materialized (
      select c.card, c.card_id, c.lister, c.price_cents, c.type, c.condition, x.finish, x.language, count(*)::int as copies,
        min(c.counted_at) as counted_at, (array_agg(c.uuid order by c.uuid))[1:${MAX_IDS}] as uuids, min(c.place) as place
      from offered c cross join lateral (select finish, language from listings.listings where uuid = c.uuid limit 1) x
      group by 1, 2, 3, 4, 5, 6, 7, 8),
    lots as materialized (
      select * from (select g.*, row_number() over (partition by g.card order by g.place) as nth from grouped g) g
      where g.nth <= ${MAX_LOTS} / (select greatest(count(*), 1) from wanted))
    select (select coalesce(json_object_agg(id, card::text), '{}') from asked where card is not null) as asked,
      coalesce((select json_agg(json_build_object('id', l.uuids[1], 'ids', l.uuids, 'card', l.card::text,
        'printing', coalesce((select merged_into from cards.merged_cards where id = l.card_id), l.card_id),
        'lister', l.lister, 'cents', l.price_cents, 'type', l.type, 'condition', l.condition, 'finish', l.finish,
        'language', l.language, 'copies', l.copies, 'countedAt', l.counted_at,
        'isStale', ${staleRank('l.counted_at', 'n.role', '$3')} = 1) order by l.price_cents, l.uuids[1])
        from lots l join compared n on n.account = l.lister), '[]') as lots,
      coalesce((select json_agg(json_build_object('account', n.account, 'role', n.role, 'name', n.name,
        'address', n.address, 'isNear', n.is_near, 'key', n.distance,
        'distance', ${distanceOfKey('n.distance', 'n.is_exact')}))
        from compared n), '[]') as listers,
      (select count(*) from ranked) > (select count(*) from compared)
        or (select count(*) from grouped) > (select count(*) from lots)
        or exists (select from offered where place = ${MAX_OF_A_CARD}) ${isCut} as "isCut"`,
});

export const OFFERS_NEAR = statement('listings.card-offers-near', NEAR, '');
export const OFFERS_ANYWHERE = statement(
  'listings.card-offers-anywhere',
  ANYBODY,
  `or exists (select from copies group by card_id having count(*) = ${MAX_OF_A_PRINTING})`,
);
