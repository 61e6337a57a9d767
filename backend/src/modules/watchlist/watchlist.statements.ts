// The SQL of the reads; what is shown, PostgreSQL writes as JSON.
import { moment, ndjsonText, pageNdjson } from '../../platform/database/json-page.js';

/**
 * A card that is on the list by two of its ids is shown by the one that came first: these are the others. It is seldom so;
 * one look at the index of what was merged tells that a list has none.
 */
const DUPLICATES = `with twice as materialized (
    select array(select card_id from (
      select w.card_id, row_number() over (
        partition by coalesce(h.heir, w.card_id) order by w.added_at, w.card_id) as nth
      from watchlist.watched_card w left join cards.heirs h on h.id = w.card_id
      where w.owner = $1 and (select exists (select from cards.heirs where id = any (
        array(select card_id from watchlist.watched_card where owner = $1))))) known where nth > 1) as ids)`;

/** The entry of a row `l`, but for its prices, which the card database tells; a line of it has the card's id before. */
const ENTRY = {
  id: 'l.card_id',
  entry: `l.card_id as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet", l.card_set_code as "cardSetCode",
    l.card_number as "cardNumber", l.card_image_url as "cardImageUrl", ${moment('l.added_at')} as "addedAt"`,
};

const newestRows = (limit: string, after = '') => `select w.* from watchlist.watched_card w
    where w.owner = $1 and w.card_id <> all ((select ids from twice)::uuid[]) ${after}
    order by w.added_at desc, w.card_id desc limit ${limit}`;

/** $1 owner, $2 limit, $3 moment and $4 card to start after. */
export const OF_OWNER = {
  name: 'watchlist.of-owner',
  text: `${DUPLICATES} ${pageNdjson({
    ...ENTRY,
    key: 'l.added_at, l.card_id',
    rows: newestRows('$2::int + 1', 'and (w.added_at, w.card_id) < ($3::timestamptz, $4::uuid)'),
    total: `select count(*)::int - cardinality((select ids from twice))
      from watchlist.watched_card where owner = $1`,
  })}`,
};

/** The newest cards of the list of $1, as a value of a statement: so many lines at most, for `WatchlistFacade.priced`. */
export const newestWatched = (most: number) =>
  `(${DUPLICATES} ${ndjsonText({ ...ENTRY, rows: newestRows(String(most)) })})`;

/** The ids of the newest cards of the list of $1, so many at most: a select. */
export const newestWatchedIds = (most: number) =>
  `select card_id as id from watchlist.watched_card where owner = $1 order by added_at desc, card_id desc limit ${most}`;

/**
 * Of the cards of an array, those that most others than $1 watch, so many at most: a select of \`card_id\` and \`watchers\`.
 */
export const mostWatched = (cards: string, most: number) =>
  `select card_id, watchers - mine as watchers from (
      select c.card_id, c.watchers, (select count(*)::int from watchlist.watched_card w join users.listers p on p.uuid = w.owner
        where w.owner = $1 and w.card_id = c.card_id) as mine
      from watchlist.watcher_count c where c.card_id = any ((${cards})::uuid[]) and c.watchers > 0
      order by c.watchers desc, c.card_id limit ${most} + 1) known
    where watchers > mine order by watchers - mine desc, card_id limit ${most}`;

/** The cards that a `with` has. */
const idsOf = (name: string) => `((select ids from ${name})::uuid[])`;
/** One look at the index finds all: that many cards one by one would take ten times as long. */
const watcherSum = (name: string) =>
  `(select coalesce(sum(watchers), 0)::int from watchlist.watcher_count where card_id = any ${idsOf(name)})`;
/**
 * How often others than $1 watch the cards of an array, by whichever of their ids; as a value of a statement. The watchers of
 * a card are counted already. Where cards were merged, which is seldom, somebody may watch one by two ids and counts once:
 * those are counted person by person.
 */
export const watchedByOthers = (cards: string) => `(
    with asked as materialized (select ${cards} as ids),
      heirs as materialized (select array(
        select heir from cards.heirs where id = any ${idsOf('asked')}
        union select heir from cards.heirs where heir = any ${idsOf('asked')}) as ids),
      merged as materialized (
        select id, heir from cards.heirs where heir = any ${idsOf('heirs')}
        union all select id, id from unnest ${idsOf('heirs')} id),
      known as materialized (select array(select id from merged where id = any ${idsOf('asked')}) as ids)
    select ${watcherSum('asked')} - ${watcherSum('known')}
      - (select count(*)::int from watchlist.watched_card w join users.listers p on p.uuid = w.owner
        where w.owner = $1 and w.card_id = any ${idsOf('asked')} and w.card_id <> all ${idsOf('known')})
      + (select count(distinct (w.owner, m.heir))::int from merged m
        join watchlist.watched_card w on w.card_id = m.id join users.listers p on p.uuid = w.owner where w.owner <> $1))`;

/** The ids of the card $2: its own, and those of the cards that were merged with it. */
const ALIASES = `array(select $2::uuid union all select other from cards.aliases where id = $2)`;

/** $1 owner, $2 card. */
export const CONTAINS = {
  name: 'watchlist.contains',
  text: `select 1 from watchlist.watched_card where owner = $1 and card_id = any (${ALIASES}) limit 1`,
};
