// How many go to an event, in SQL.

/** The counts of an event `l`, as JSON. */
export const COUNTS = '(select c.attendance from events.counts c where c.event = l.uuid)';
