// How many go to an event, in SQL.

/** The counts of an event `l`, as JSON; `e` and `t` are its own. Nobody new gets a place that somebody waits for. */
export const COUNTS = `(select to_json(c) from (
    select e.capacity, e.least_players as "leastPlayers", coalesce(t.going, 0) as going,
      coalesce(t.interested, 0) as interested, coalesce(t.waiting, 0) + coalesce(t.offered, 0) as waiting,
      case when e.capacity is null then null when t.waiting > 0 then 0
        else greatest(e.capacity - coalesce(t.going, 0) - coalesce(t.offered, 0), 0) end as "freePlaces"
    from events.event e left join events.turnout t on t.event = e.uuid where e.uuid = l.uuid) c)`;
