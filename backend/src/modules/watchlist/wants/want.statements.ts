// The SQL of the reads of wants; what is shown, PostgreSQL writes as JSON.
import { dollars, moment, pageText } from '../../../platform/database/json-page.js';
import { cardOf, idsOf, printingsOf } from '../../cards/index.js';
import { MAX_WANTED } from '../domain/want.js';

/** How many copies of the card of a want `l` its owner has listed for sale or trade. */
const LISTED = `(select count(*)::int from (select c.uuid from listings.active c
    where c.lister = l.owner and c.type in ('SELL', 'TRADE') and c.card_id = any (case when l.any_printing
      then array${printingsOf(cardOf('l.card_id'))} || l.card_id else array${idsOf('l.card_id')} end)) copies)`;

/** A row `l` of a want with the snapshot of its card. */
const entry = (
  quantity = 'l.quantity',
): string => `l.card_id as "cardId", l.card_name as "cardName", l.any_printing as "anyPrinting",
  ${quantity} as quantity, l.least_condition as "leastCondition", l.finishes, l.languages, ${dollars('l.max_cents')} as "maxPrice",
  l.max_percent as "maxPercent", l.for_trade as "forTrade", l.note, l.list, l.visibility, l.is_alerting as alerts,
  ${LISTED} as listed, ${moment('l.changed_at')} as "changedAt", l.version`;
const ENTRY = entry();

const ROWS = `select w.*, c.card_name from watchlist.want w join watchlist.watched_card c using (owner, card_id)`;

/**
 * $1 owner, $2 card, by any of its ids. One that was merged into another may be wanted by both of their ids: by just this one then, or by
 * the one that came first.
 */
const OF_CARD = `where w.owner = $1 and w.card_id = any (array${idsOf('$2')})
      order by w.card_id = $2::uuid desc, c.added_at, w.card_id limit 1`;
const want = (name: string, fields: string) => ({
  name,
  text: `select row_to_json(entry)::text as want, l.version from (${ROWS} ${OF_CARD}) l cross join lateral (select ${fields}) entry`,
});
export const WANT = want('watchlist.want', ENTRY);
/** The same, with the copies that are wanted by the other ids. */
export const WHOLE_WANT = want(
  'watchlist.whole-want',
  entry(`(select least(sum(o.quantity), ${MAX_WANTED})::int from watchlist.want o
    where o.owner = l.owner and o.card_id = any (array${idsOf('l.card_id')}))`),
);
/** Which want that is. */
export const WANT_VERSION = {
  name: 'watchlist.want-version',
  text: `select w.card_id as "cardId", w.version from watchlist.want w join watchlist.watched_card c using (owner, card_id) ${OF_CARD}`,
};

/** $1 owner, $2 limit, $3 moment and $4 card to start after, the latest first. */
const wants = (name: string, condition = '') => ({
  name,
  text: pageText({
    entry: ENTRY,
    key: 'l.changed_at, l.card_id',
    rows: `${ROWS} where w.owner = $1 and (w.changed_at, w.card_id) < ($3::timestamptz, $4::uuid) ${condition}
      order by w.changed_at desc, w.card_id desc limit $2::int + 1`,
    total: `select count(*)::int from watchlist.want w where w.owner = $1 ${condition}`,
  }),
});
export const WANTS = wants('watchlist.wants');
/** $5 list. */
export const WANTS_OF_LIST = wants('watchlist.wants-of-list', 'and w.list = $5::uuid');

const LIST_WITH_WANTS = `select l.uuid, l.name, l.is_alerting as alerts, w.cards, w.visibility
  from watchlist.want_list l cross join lateral (
    select count(*)::int as cards, case when min(visibility) = max(visibility) then min(visibility) end as visibility
    from watchlist.want where list = l.uuid) w`;

/** $1 owner: all lists, by name. */
export const LISTS = {
  name: 'watchlist.lists',
  text: `${LIST_WITH_WANTS} where l.owner = $1 order by lower(l.name), l.uuid`,
};
export const LIST = {
  name: 'watchlist.list',
  text: `${LIST_WITH_WANTS} where l.owner = $1 and l.uuid = $2`,
};
