// The SQL of messages about listings.
import { neitherBlocked } from './blocks.sql.js';
import { isOnMarket } from './count-age.sql.js';

/** The listing $1 if it is on the market at $2: what a message keeps of it. */
export const MESSAGED_LISTING = {
  name: 'listings.messaged-listing',
  text: `select l.uuid, l.lister, l.card_id, l.card_name, l.card_set_name, l.card_number, l.price_cents
    from listings.listings l join users.listers p on p.uuid = l.lister where l.uuid = $1 and l.status = 'ACTIVE'
      and ${isOnMarket('l.counted_at', 'p.role', '$2')}`,
};

/** What the recipient $1 got within a day before $3, from everybody and from the sender $2, and whether one has blocked the other. */
export const RECENT = {
  name: 'listings.recent-messages',
  text: `select count(*)::int as total, min(sent_at) as first,
      count(*) filter (where sender = $2)::int as "fromSender", min(sent_at) filter (where sender = $2) as "firstFromSender",
      not (${neitherBlocked('$1', '$2')}) as "isBlocked"
    from listings.message where recipient = $1 and sent_at > $3::timestamptz - interval '1 day'`,
};

/**
 * Who sent the lister $1 messages about the listing $2, or where that is null about each of the active ones: $3 listings at most,
 * those with the newest messages first.
 */
export const MESSAGED_LISTINGS = {
  name: 'listings.messaged-listings',
  text: `select l.uuid as listing, l.card_id as "cardId", l.card_name as "cardName", m.senders
    from (select listing, array_agg(distinct sender) as senders from listings.message where recipient = $1
      and ($2::uuid is null or listing = $2) group by listing order by max(sent_at) desc) m
    join listings.listings l on l.uuid = m.listing where $2::uuid is not null or l.status = 'ACTIVE' limit $3`,
};

export const ADD_MESSAGE = {
  name: 'listings.add-message',
  text: `insert into listings.message (uuid, sender, recipient, listing, card_id, card_name, card_set_name, card_number,
      price_cents, body, sent_at, forget_after)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
};

const MESSAGE = `select uuid, sender, recipient, listing, card_id, card_name, card_set_name, card_number, price_cents, body,
    mailed_at, reported_at, report_reason, report_note from listings.message where uuid = $1`;
export const FIND_MESSAGE = { name: 'listings.find-message', text: MESSAGE };
export const HOLD_MESSAGE = { name: 'listings.hold-message', text: `${MESSAGE} for update` };

export const MARK_MAILED = {
  name: 'listings.mark-message-mailed',
  text: 'update listings.message set mailed_at = $2 where uuid = $1',
};

/** $1 message, $2 when, $3 reason, $4 note, $5 until when it is kept. The first report counts as the moment. */
export const REPORT = {
  name: 'listings.report-message',
  text: `update listings.message set reported_at = coalesce(reported_at, $2), report_reason = $3, report_note = $4,
    forget_after = greatest(forget_after, $5) where uuid = $1`,
};
