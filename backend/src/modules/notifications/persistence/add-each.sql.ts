// The statements that add notifications with details of their own, where one about a listing takes the place of what was not read.
import { addNotifications } from './add-notifications.sql.js';

/** As many changes of notifications about listings run side by side; each waits for those of the same listings. */
const LOCKS = 64;

/** $1 entries: waits for those who notify the same accounts of the same listings, whose notifications the next statement then sees. */
export const LOCK_EACH = {
  name: 'notifications.lock-each',
  text: `select pg_advisory_xact_lock(hashtext('notifications.listing'), lock) from (
    select distinct abs(hashtext(e.account || (e.details ->> 'listing')) % ${LOCKS}) as lock
    from jsonb_to_recordset($1::jsonb) as e (account text, details jsonb) where e.details ? 'listing' order by lock) locks`,
};

/**
 * $7 entries of an account, its details and its subject each; of those the open accounts', as above. About a listing that an account
 * has not read about it adds one only at a lower price, which says what the price was at first; that was not read goes.
 */
export const ADD_EACH = {
  name: 'notifications.add-each',
  text: addNotifications(
    `select e.account, e.subject ->> 'type' as subject_type, (e.subject ->> 'id')::uuid as subject_id,
      case when s.first is null then e.details else jsonb_set(e.details, '{best,0,before}', s.first) end as details
    from entry e join users.members l on l.uuid = e.account and ($6::bool or not l.is_suspended)
      left join seen s on s.account = e.account and s.listing = e.details ->> 'listing'
    where s.price is null or e.price is null or e.price < s.price for key share of l`,
    {
      hasSubjects: true,
      also: `entry as materialized (
    select e.*, (e.details #>> '{best,0,price}')::numeric as price
    from jsonb_to_recordset($7::jsonb) as e (account uuid, details jsonb, subject jsonb)),
  unread as materialized (
    select n.uuid, e.account, n.details ->> 'listing' as listing, n.created_at, (n.details #>> '{best,0,price}')::numeric as price,
      coalesce(nullif(n.details #> '{best,0,before}', 'null'), n.details #> '{best,0,price}') as first
    from entry e cross join lateral (
      select * from notifications.notification where account = e.account and read_at is null and kind = $1
        and details ->> 'listing' = e.details ->> 'listing' offset 0) n),
  seen as materialized (
    select distinct on (account, listing) * from unread order by account, listing, price, created_at),
  replaced as (
    delete from notifications.notification n using unread u, entry e
    where n.uuid = u.uuid and e.account = u.account and e.details ->> 'listing' = u.listing
      and (u.price is null or e.price is null or e.price < u.price)),`,
    },
  ),
};
