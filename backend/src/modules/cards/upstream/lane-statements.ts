// The statements with which everybody who asks the card database keeps one pace and the same rests. Without a framework:
// an import asks from a thread of its own.

/** Between two starts of all replicas, in milliseconds. Allowed are 2 and 10 a second; a tenth of it makes up for uneven ways. */
export const PACE = { search: 550, other: 110 } as const;

// One statement, so that no two calls can have the same turn. $2: the pace, $3: the longest wait, $4: how long an attempt
// keeps others back. After a rest the first to come makes the attempt.
export const TAKE = {
  name: 'cards.take-live-turn',
  text: `with taken as (
      update cards.live_lane set next_at = greatest(next_at, clock_timestamp()) + $2 * interval '1 ms',
        open_until = case when open_until is not null then clock_timestamp() + $4 * interval '1 ms' end
      where lane = $1 and next_at <= clock_timestamp() + $3 * interval '1 ms'
        and (open_until is null or open_until <= clock_timestamp())
      returning next_at - $2 * interval '1 ms' - clock_timestamp() as wait, open_until::text as attempt
    )
    select taken.wait is not null as "isMine", extract(epoch from taken.wait)::float8 * 1000 as wait, taken.attempt,
      coalesce(lane.open_until > clock_timestamp(), false) as "isHeld"
    from cards.live_lane lane left join taken on true where lane.lane = $1`,
};
// What is due for an attempt needs none any more.
export const WORKED = {
  name: 'cards.live-call-worked',
  text: `update cards.live_lane set failures = 0, open_until = null
    where (lane = $1 and (failures > 0 or open_until is not null) and open_until is not distinct from $2::timestamptz)
      or ($2::timestamptz is not null and open_until <= clock_timestamp())
    returning $2::timestamptz is not null as "isWellAgain"`,
};
// $1: the seconds that it asked for. Calls that were under way together are told off together: that counts once.
export const LIMITED = {
  name: 'cards.live-limited',
  text: `with before as (
      select lane, open_until, case
        when open_until > clock_timestamp() and open_until is distinct from $2::timestamptz then limits
        when limited_at > clock_timestamp() - interval '2 hours' then least(limits + 1, 7)
        else 0 end as times
      from cards.live_lane order by lane for update
    )
    update cards.live_lane kept set limits = times, limited_at = clock_timestamp(), open_until = greatest(
      before.open_until, clock_timestamp() + least(greatest($1, 30 * 2 ^ times), 3600) * interval '1 s')
    from before where before.lane = kept.lane returning before.open_until is null as "isNews"`,
};
