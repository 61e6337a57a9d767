// The SQL of the reads of reviews.
import { cappedTotal, moment, pageText } from '../../platform/database/json-page.js';
import { neitherBlocked } from '../listings/index.js';
import { tradesAnywhere } from '../users/index.js';
import { PAIR, RECORD_MONTHS } from './domain/review.js';

const answers = (
  r: string,
): string => `${r}.on_time as "onTime", ${r}.as_described as "asDescribed", ${r}.again, case when ${r}.hidden_at is null then ${r}.body end as text,
  ${moment(`${r}.written_at`)} as "writtenAt"`;

/** $1 deal, $2 a party of it: what a review needs to know of the deal. */
export const DEAL_TO_REVIEW = {
  name: 'reviews.deal',
  text: `select d.done_at as "doneAt", d.is_done as "isDone", o.subject, o.author_role as "authorRole"
    from deals.concluded d cross join lateral (
      select case when d.first = $2 then d.second else d.first end as subject,
        case when d.first = $2 then d.first_role else d.second_role end as author_role) o
    where d.deal = $1 and $2::uuid in (d.first, d.second)`,
};

/** $1 deal, $2 a party of it, $3 now: both reviews as that party may see them. */
export const OF_DEAL = {
  name: 'reviews.of-deal',
  text: `select (select row_to_json(e) from (select ${answers('r')} from reviews.review r
        where r.deal = $1 and r.author = $2) e) as mine,
      (select row_to_json(e) from (select r.uuid, ${answers('r')} from reviews.review r
        where r.deal = $1 and r.subject = $2 and r.shown_at <= $3::timestamptz) e) as theirs,
      (select ${moment('r.shown_at')} from reviews.review r where r.deal = $1 and r.author = $2) as "shownAt"`,
};

/** Whether a reader, who may be a store, sees what `account` has done at `now`: its own, and that of others who are neither suspended nor hidden from them. */
const isShown = (account: string, now: string, isStore: string, reader: string): string =>
  `(${account} = ${reader}::uuid or exists (select from users.listers shown where shown.uuid = ${account})
        and (${isStore}::boolean or ${tradesAnywhere(account, now)})) and ${neitherBlocked(account, reader)}`;
/** Of a hand-over that was undone nothing is shown: it counts for nobody. */
const SHOWN = `from reviews.review r where r.subject = $1 and r.shown_at <= $5::timestamptz and ${isShown('$1::uuid', '$5', '$6', '$7')}
  and exists (select from deals.concluded c where c.deal = r.deal and c.is_done)`;
/** $1 account, $2 limit, $3 moment and $4 deal to start after, $5 now, $6 whether a store asks, $7 who asks: what was said about it, latest first. */
export const ABOUT = {
  name: 'reviews.about',
  text: pageText({
    entry: `l.uuid, l.deal, l.author_role as "authorRole", (select u.name from users.listers u where u.uuid = l.author and ${neitherBlocked('l.author', '$7')}) as "authorName",
      ${answers('l')}`,
    key: 'l.shown_at, l.deal',
    rows: `select r.* ${SHOWN} and (r.shown_at, r.deal) < ($3::timestamptz, $4::uuid)
      order by r.shown_at desc, r.deal desc limit $2::int + 1`,
    total: cappedTotal(`select ${SHOWN}`),
  }),
};

const side = (
  own: string,
  other: string,
): string => `select d.deal, d.${other} as other, d.${other}_role as role, d.done_at,
          d.is_done, d.late_by, d.no_show_by, d.sold_elsewhere_by
        from deals.concluded d where d.${own} = m.uuid and d.changed_at > $2::timestamptz - interval '${RECORD_MONTHS} months'`;
const yes = (column: string): string => `count(*) filter (where ${column})::int`;
const no = (column: string): string => `count(*) filter (where not ${column})::int`;
const asked = (column: string): string => `json_build_object('yes', ${yes(column)}, 'no', ${no(column)})`;

/**
 * $1 accounts, $2 now, $3 whether a store asks, $4 who asks: what each has done in the last months, with players and with stores apart. Of what the same two did within some
 * weeks, three count.
 */
export const RECORDS = {
  name: 'reviews.records',
  text: `select m.uuid as account, to_char(m.created_at at time zone 'UTC', 'YYYY-MM') as since, r.record as "withPlayers", s.record as "withStores"
    from users.people m
      cross join lateral (select json_object_agg(role, record) as of_role from (
        select d.role, json_build_object(
          'handOvers', count(*) filter (where d.is_done and d.nth <= ${PAIR.most})::int,
          'partners', count(distinct d.other) filter (where d.is_done)::int,
          'lateCancellations', count(*) filter (where d.late_by = m.uuid)::int,
          'noShows', count(*) filter (where d.no_show_by = m.uuid)::int,
          'stockConflicts', count(*) filter (where d.sold_elsewhere_by = m.uuid)::int,
          'reviews', (select json_build_object('onTime', ${asked('w.on_time')}, 'asDescribed', ${asked('w.as_described')},
              'again', ${asked('w.again')})
            from reviews.review w join deals.concluded c on c.deal = w.deal and c.is_done
            where w.subject = m.uuid and w.author_role = d.role and w.counts and w.shown_at <= $2
              and w.written_at > $2 - interval '${RECORD_MONTHS} months')) as record
        from (select *, count(*) filter (where is_done) over (partition by other order by done_at
              range between interval '${PAIR.days} days' preceding and current row) as nth
            from (${side('first', 'second')} union all ${side('second', 'first')}) both_sides) d
        group by d.role) roles) o
      cross join lateral (select o.of_role -> 'USER' as record) r
      cross join lateral (select o.of_role -> 'STORE' as record) s
    where m.uuid = any ($1::uuid[]) and ${isShown('m.uuid', '$2', '$3', '$4')}`,
};
