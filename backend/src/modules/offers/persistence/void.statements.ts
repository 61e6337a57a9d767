// The SQL that ends many offers at once. Each statement locks those that it ends in one order, and answers them.

import type { OfferState } from '../domain/offer.js';
import { OFFER_TRANSITIONS, type OfferEvent } from '../domain/offer-machine.js';
import { isToGive } from './copy-to-give.sql.js';

/** Offers that are ended by one statement. */
export const MAX_AT_ONCE = 1000;

/** The states in which the server may let this happen, as a SQL list. */
const statesOf = (event: OfferEvent): string =>
  OFFER_TRANSITIONS.filter((row) => row.event === event && row.actor === 'SYSTEM')
    .map(({ from }) => `'${from}'`)
    .join(', ');

/** Locks those of `found` in the state that lets this happen, in one order. */
const lockOf = (event: OfferEvent, still = 'true') => `select o.uuid from offers.offer o
      where o.uuid = any (array(select uuid from found)) and o.state in (${statesOf(event)}) and ${still}
      order by o.uuid limit ${MAX_AT_ONCE} for update of o`;

/** $1 now; `found` are the ids of those that end, unless `still` is not true of an offer `o` any more once it is locked. */
const ending = (
  name: string,
  state: OfferState,
  reason: string,
  found: string,
  { answered = 'o.*', still = 'true' } = {},
) => ({
  name,
  text: `with found as materialized (${found}),
    locked as materialized (${lockOf(state === 'VOID' ? 'VOID' : 'EXPIRE', still)})
    update offers.offer o set state = '${state}', void_reason = ${reason}, turn = null, waiting = null, expires_at = null,
      remind_at = null, changed_at = $1
    where o.uuid = any (array(select uuid from locked)) returning ${answered}`,
});

/** A line `l` whose copy its giver has no longer to give: an event that comes late, or twice, ends no good offer. */
const IS_GONE = `not exists (select from listings.copies_in_trade c
    where c.uuid = l.listing and ${isToGive('l')})`;

const withLines = (listings: string) => `select distinct o.uuid from offers.line l
    join offers.offer o on o.uuid = l.offer and o.revision = l.revision
    where l.listing = any (${listings}::uuid[]) and o.state = 'OPEN' and ${IS_GONE}`;
const withLinesOf = (giver: string) => `select o.uuid from (
      select uuid, revision from offers.offer where turn = ${giver}::uuid and state = 'OPEN'
      union all select uuid, revision from offers.offer where waiting = ${giver}::uuid and state = 'OPEN') o
    where exists (select from offers.line l
      where l.offer = o.uuid and l.revision = o.revision and l.giver = ${giver}::uuid and ${IS_GONE})`;

/** $1 an offer: the listings of its latest revision. */
export const LISTINGS_OF = {
  name: 'offers.listings-of',
  text: `select l.listing from offers.offer o join offers.line l on l.offer = o.uuid and l.revision = o.revision
    where o.uuid = $1`,
};
/**
 * $1 listings: locks what `VOID_WITH` ends, as a statement of its own. A counter-offer for which that one waited would have another line,
 * which it would not see.
 */
export const LOCK_WITH = {
  name: 'offers.lock-with',
  text: `with found as materialized (${withLines('$1')}) ${lockOf('VOID')}`,
};
/** $1 a giver: likewise before `VOID_WITH_COPIES_OF`. */
export const LOCK_WITH_COPIES_OF = {
  name: 'offers.lock-with-copies-of',
  text: `with found as materialized (${withLinesOf('$1')}) ${lockOf('VOID')}`,
};
/** $2 listings. Answers with `givers`, those of the copies that are gone. */
export const VOID_WITH = ending('offers.void-with', 'VOID', `'LINE_GONE'`, withLines('$2'), {
  answered: `o.*, array(select distinct l.giver from offers.line l where l.offer = o.uuid and l.revision = o.revision
    and l.listing = any ($2::uuid[]) and ${IS_GONE}) as givers`,
});
/** $2 a giver, whose open offers are looked through. Answers with `givers`, who is that one. */
export const VOID_WITH_COPIES_OF = ending(
  'offers.void-with-copies-of',
  'VOID',
  `'LINE_GONE'`,
  withLinesOf('$2'),
  { answered: 'o.*, array[$2::uuid] as givers' },
);
/** $2 and $3 accounts. */
export const VOID_BETWEEN = ending(
  'offers.void-between',
  'VOID',
  `'ENDED'`,
  `select uuid from offers.offer where proposer = $2::uuid and recipient = $3::uuid
    union all select uuid from offers.offer where proposer = $3::uuid and recipient = $2::uuid`,
);
/** $2 account. */
export const VOID_OF = ending(
  'offers.void-of',
  'VOID',
  `'ACCOUNT_CLOSED'`,
  `select uuid from offers.offer where proposer = $2::uuid union all select uuid from offers.offer where recipient = $2::uuid`,
);
/** $2 account: its offers to and from those who are no stores. */
export const VOID_WITH_PLAYERS = ending(
  'offers.void-with-players',
  'VOID',
  `'ENDED'`,
  `select uuid from (
      select uuid, recipient as other from offers.offer where proposer = $2::uuid
      union all select uuid, proposer from offers.offer where recipient = $2::uuid) o
    where (select p.role from users.people p where p.uuid = o.other limit 1) <> 'STORE'`,
);
export const EXPIRE = ending(
  'offers.expire',
  'EXPIRED',
  'null',
  `select uuid from offers.offer where state = 'OPEN' and expires_at <= $1 order by expires_at limit ${MAX_AT_ONCE}`,
  { still: 'o.expires_at <= $1' },
);
/** $1 now: those whose reminder is due, which is due no more; not of those that are over. */
export const REMIND = {
  name: 'offers.remind',
  text: `with due as materialized (
      select uuid from offers.offer where state = 'OPEN' and remind_at <= $1 and expires_at > $1 order by remind_at limit ${MAX_AT_ONCE}),
    locked as materialized (
      select o.uuid from offers.offer o where o.uuid = any (array(select uuid from due)) order by o.uuid for update)
    update offers.offer o set remind_at = null where o.uuid = any (array(select uuid from locked)) and o.state = 'OPEN'
      and o.remind_at <= $1 and o.expires_at > $1 returning o.*`,
};
