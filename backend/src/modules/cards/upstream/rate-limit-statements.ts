// The statements of the rate limiter and circuit breaker that all replicas share. Plain objects without Nest: an import
// runs in a thread of its own.

/** Milliseconds between two calls of all replicas. 2 and 10 a second are allowed; a tenth more absorbs network jitter. */
export const PACE = { search: 550, other: 110 } as const;

// One statement, so that no two calls get the same permit. $2: the pace, $3: the longest wait, $4: how long a trial call
// keeps others back. After a cool-down the first caller makes the trial call.
export const ACQUIRE = {
  name: 'cards.acquire-live-permit',
  text: `with taken as (
      update cards.live_rate_limit set next_at = greatest(next_at, clock_timestamp()) + $2 * interval '1 ms',
        open_until = case when open_until is not null then clock_timestamp() + $4 * interval '1 ms' end
      where bucket = $1 and next_at <= clock_timestamp() + $3 * interval '1 ms'
        and (open_until is null or open_until <= clock_timestamp())
      returning next_at - $2 * interval '1 ms' - clock_timestamp() as wait, open_until::text as attempt
    )
    select taken.wait is not null as "isMine", extract(epoch from taken.wait)::float8 * 1000 as wait, taken.attempt,
      coalesce(known.open_until > clock_timestamp(), false) as "isHeld"
    from cards.live_rate_limit known left join taken on true where known.bucket = $1`,
};
// A success also closes circuits whose trial call is due.
export const SUCCEEDED = {
  name: 'cards.live-call-succeeded',
  text: `update cards.live_rate_limit set failures = 0, open_until = null
    where (bucket = $1 and (failures > 0 or open_until is not null) and open_until is not distinct from $2::timestamptz)
      or ($2::timestamptz is not null and open_until <= clock_timestamp())
    returning $2::timestamptz is not null as "isWellAgain"`,
};
// $1: the seconds of Retry-After. Calls in flight together are refused together, which counts once.
export const LIMITED = {
  name: 'cards.live-limited',
  text: `with before as (
      select bucket, open_until, case
        when open_until > clock_timestamp() and open_until is distinct from $2::timestamptz then limits
        when limited_at > clock_timestamp() - interval '2 hours' then least(limits + 1, 7)
        else 0 end as times
      from cards.live_rate_limit order by bucket for update
    )
    update cards.live_rate_limit kept set limits = times, limited_at = clock_timestamp(), open_until = greatest(
      before.open_until, clock_timestamp() + least(greatest($1, 30 * 2 ^ times), 3600) * interval '1 s')
    from before where before.bucket = kept.bucket returning before.open_until is null as "isNews"`,
};
