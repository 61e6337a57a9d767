// The SQL of who offers some cards near somebody: the copies of all their printings, like ones together.
import { cardOf, printingsOf } from '../../cards/index.js';
import { distanceKey, distanceOfKey, insideSql, LOCATED_KEY, viewerSql } from '../../places/index.js';
import { expiredSince, isOnMarket, staleRank } from '../persistence/count-age.sql.js';

/** The cheapest copies of one printing that are looked at, wherever they are. */
const MAX_OF_A_PRINTING = 500;
/** Lots, the cheapest of all cards first. */
const MAX_LOTS = 6_000;

/** $2 looks for others, $4 radius in km, $5 to $10 the box around what is looked at. */
const NEAR = `near as materialized (
      select n.account, u.role, u.name, u.address, n.is_exact, n.distance, n.distance <= 10 * $4::int as is_near from (
        select located.account, located.is_exact, ${LOCATED_KEY} as distance
        from viewer, places.located
        where ${insideSql({ latitude: 'located.latitude', longitude: 'located.longitude' }, 5)}
          and located.account <> $2::uuid) n
      join users.listers u on u.uuid = n.account)`;

/** Everybody who has copies, wherever they are. */
const ANYBODY = `near as materialized (
      select l.lister as account, u.* from (select distinct lister from copies) l cross join lateral (
        select u.role, u.name, u.address, true as is_near, ${distanceKey('u.uuid')} as distance,
          exists (select from places.located where account = u.uuid and is_exact) as is_exact
        from users.listers u where u.uuid = l.lister and u.uuid <> $2::uuid limit 1) u)`;

/**
 * $1 printings (UUIDs), of whose cards all are looked at; $2 account, $3 now. `asked` is the card of each of them, `lots` what is
 * offered. What is not stated of a person is not answered: of people the band alone.
 */
const statement = (name: string, near: string) => ({
  name,
  text: `with ${viewerSql('$2')},
    asked as materialized (select wanted.id, ${cardOf('wanted.id')} as card from unnest((select $1::uuid[])) wanted (id)),
    wanted as materialized (select distinct card from asked where card is not null),
    copies as materialized (
      select w.card, l.* from wanted w cross join lateral ${printingsOf('w.card')} p
      cross join lateral (
        select uuid, card_id, lister, price_cents, type, condition, counted_at from listings.listings
        where card_id = p.id and status = 'ACTIVE' and type in ('SELL', 'TRADE')
          and counted_at > ${expiredSince(`'USER'`, '$3')}
        order by price_cents, uuid limit ${MAX_OF_A_PRINTING}) l),
    ${near},
    lots as materialized (
      select c.card, c.card_id, c.lister, c.price_cents, c.type, c.condition, x.finish, x.language, count(*)::int as copies,
        min(c.counted_at) as counted_at, min(c.uuid::text) as uuid
      from copies c join near n on n.account = c.lister
        cross join lateral (select finish, language from listings.listings where uuid = c.uuid limit 1) x
      where ${isOnMarket('c.counted_at', 'n.role', '$3')}
      group by 1, 2, 3, 4, 5, 6, 7, 8 order by c.price_cents, uuid limit ${MAX_LOTS})
    select (select coalesce(json_object_agg(id, card::text), '{}') from asked where card is not null) as asked,
      coalesce((select json_agg(json_build_object('id', l.uuid, 'card', l.card::text,
        'printing', coalesce((select merged_into from cards.merged_cards where id = l.card_id), l.card_id),
        'lister', l.lister, 'cents', l.price_cents, 'type', l.type, 'condition', l.condition, 'finish', l.finish,
        'language', l.language, 'copies', l.copies, 'countedAt', l.counted_at,
        'isStale', ${staleRank('l.counted_at', 'n.role', '$3')} = 1))
        from lots l join near n on n.account = l.lister), '[]') as lots,
      coalesce((select json_agg(json_build_object('account', n.account, 'role', n.role, 'name', n.name,
        'address', n.address, 'isNear', n.is_near, 'key', n.distance,
        'distance', ${distanceOfKey('n.distance', 'n.is_exact')}))
        from near n where n.account in (select lister from lots)), '[]') as listers,
      (select count(*) from lots) = ${MAX_LOTS}
        or exists (select from copies group by card_id having count(*) = ${MAX_OF_A_PRINTING}) as "isCut"`,
});

export const OFFERS_NEAR = statement('listings.card-offers-near', NEAR);
export const OFFERS_ANYWHERE = statement('listings.card-offers-anywhere', ANYBODY);
