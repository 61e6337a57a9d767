// The SQL of messages: each read is one statement.
import { moment, pageText } from '../../../platform/database/json-page.js';
import { neitherBlocked } from '../../listings/index.js';
import { tradesWith } from '../../users/index.js';

/** The channel on which PostgreSQL says whose thread has changed, as an account and an offer; sent with the commit. */
export const THREADS_CHANGED = 'offers.threads-changed';

/** Says so to accounts, of an offer. */
const notify = (accounts: string, offer: string): string =>
  `(select count(pg_notify('${THREADS_CHANGED}', a || ' ' || ${offer})) from unnest(${accounts}) a)`;

/** $1 account, of an offer `o` of its own, as its parties may see it. */
const OF_READER = '(o.proposer = $1::uuid or o.recipient = $1::uuid and o.sent_at is not null)';

/** $1 account, $2 limit, $3 offer, $4 number to start before: no row unless the account is one of the two. */
export const MESSAGES = {
  name: 'offers.messages',
  text: `select page.* from offers.offer o cross join lateral (${pageText({
    entry: `l.uuid, l.author, case when l.hidden_at is null then l.text end as text,
      case when l.text is null then 'REMOVED' when l.hidden_at is not null then 'HIDDEN' end as gone,
      ${moment('l.sent_at')} as "sentAt"`,
    key: 'l.number',
    rows: `select nth as number, uuid, author, text, sent_at, hidden_at from offers.message
      where offer = $3::uuid and nth < $4::int order by nth desc limit $2::int + 1`,
    total: 'select coalesce((select messages from offers.thread where offer = $3::uuid), 0)',
  })}) page where o.uuid = $3::uuid and ${OF_READER}`,
};

/** $1 account, $2 offer, $3 now: who may trade with stores alone is apart from players. */
export const THREAD = {
  name: 'offers.thread',
  text: `select o.state, o.sent_at is not null as "isSent", o.changed_at as "changedAt", o.deal, w.other,
      d.is_live as "dealIsLive", d.changed_at as "dealChangedAt",
      not (p.name is not null and ${neitherBlocked('$1::uuid', 'w.other')}
        and ${tradesWith('$1::uuid', 'p.role', '$3')} and ${tradesWith('w.other', '(select role from users.people where uuid = $1::uuid)', '$3')}) as "isApart",
      coalesce(r.is_muted, false) as "isMuted", coalesce(r.unread, 0) as unread
    from offers.offer o
    cross join lateral (select case when o.proposer = $1::uuid then o.recipient else o.proposer end as other) w
    left join users.people p on p.uuid = w.other
    left join deals.inbox d on d.deal = o.deal and d.account = $1::uuid
    left join offers.reader r on r.offer = o.uuid and r.account = $1::uuid
    where o.uuid = $2::uuid and ${OF_READER}`,
};

/** $1 offer, $2 message, $3 author, $4 text, $5 now, $6 the other one. */
export const WRITE = {
  name: 'offers.write-message',
  text: `with thread as (
      insert into offers.thread as t (offer, messages, last_at) values ($1::uuid, 1, $5::timestamptz)
      on conflict (offer) do update set messages = t.messages + 1, last_at = excluded.last_at returning messages),
    message as (
      insert into offers.message (offer, nth, uuid, author, text, sent_at)
      select $1::uuid, messages, $2::uuid, $3::uuid, $4::text, $5::timestamptz from thread),
    received as (
      insert into offers.reader as r (offer, account, read_nth, unread, is_muted, last_at, notified_nth)
      select $1::uuid, $6::uuid, 0, 1, false, $5::timestamptz, messages from thread
      on conflict (offer, account) do update set unread = r.unread + 1, last_at = excluded.last_at,
        notified_nth = case when r.is_muted then r.notified_nth else coalesce(r.notified_nth, excluded.notified_nth) end
      returning notified_nth)
    select coalesce(notified_nth = messages, false) as "isNews", ${notify('array[$3, $6]::uuid[]', '$1::uuid')} as notified
    from received, thread`,
};

/** $1 offer: the other one writes nothing until the transaction ends. */
export const LOCK_THREAD = {
  name: 'offers.lock-thread',
  text: 'select messages from offers.thread where offer = $1 for update',
};
/** $1 account, $2 offer, $3 message: no row unless the account is one of the two; no number without such a message. */
export const NUMBER = {
  name: 'offers.message-number',
  text: `select o.deal, m.nth from offers.offer o left join offers.message m on m.offer = o.uuid and m.uuid = $3::uuid
    where o.uuid = $2::uuid and ${OF_READER}`,
};
/** $1 account, $2 offer, $3 number. For after the thread was locked: what comes at the same time is counted. */
export const MARK_READ = {
  name: 'offers.mark-messages-read',
  text: `with marked as (
      update offers.reader r set read_nth = $3::int, unread = u.unread,
        notified_nth = case when u.unread > 0 then r.notified_nth end
      from (select count(*)::int as unread from offers.message
        where offer = $2::uuid and nth > $3::int and author <> $1::uuid) u
      where r.offer = $2::uuid and r.account = $1::uuid and r.unread > 0 and r.read_nth < $3::int returning r.unread)
    select unread, ${notify('array[$1]::uuid[]', '$2::uuid')} as notified from marked`,
};
/** $1 account, $2 offer, $3 whether it is muted. */
export const MUTE = {
  name: 'offers.mute-messages',
  text: `insert into offers.reader (offer, account, read_nth, unread, is_muted) values ($2, $1, 0, 0, $3)
    on conflict (offer, account) do update set is_muted = excluded.is_muted`,
};

/** $1 message. */
export const FOR_REPORT = {
  name: 'offers.message-for-report',
  text: `select m.text, m.author, m.sent_at as "sentAt", m.offer, o.deal, array[o.proposer, o.recipient] as parties
    from offers.message m join offers.offer o on o.uuid = m.offer where m.uuid = $1`,
};
/** $1 message, $2 since when it is hidden: the first time counts; null shows it again. */
export const HIDE = {
  name: 'offers.hide-message',
  text: `with hidden as (
      update offers.message set hidden_at = case when $2::timestamptz is not null then coalesce(hidden_at, $2) end where uuid = $1 returning offer)
    select ${notify('array[o.proposer, o.recipient]', 'o.uuid')} as notified
    from hidden join offers.offer o on o.uuid = hidden.offer`,
};
/** $1 account. */
export const FORGET_TEXTS = {
  name: 'offers.forget-texts',
  text: 'update offers.message set text = null where author = $1 and text is not null',
};
