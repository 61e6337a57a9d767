// The SQL of what deals do to copies.
import { COLUMNS } from './listing.row.js';

/** $1 a deal: who received which copy in it last. */
export const RECEIVERS_OF_DEAL = {
  name: 'listings.receivers-of-deal',
  text: `select distinct on (g.listing) g.listing, g.receiver
    from listings.listings l join listings.ledger g on g.listing = l.uuid and g.deal = l.deal
    where l.deal = $1 and g.kind = 'TRANSFERRED' order by g.listing, g.seq desc`,
};

/** $1 a deal, $2 now: the copies that were transferred in it are said to be counterfeits, in the ledger of both. */
export const ADD_DISPUTES = {
  name: 'listings.add-disputes',
  text: `insert into listings.ledger (listing, deal, kind, giver, receiver, at)
    select l.uuid, l.deal, 'DISPUTED', g.giver, g.receiver, $2
    from listings.listings l cross join lateral (
      select giver, receiver from listings.ledger
      where listing = l.uuid and deal = l.deal and kind = 'TRANSFERRED' order by seq desc limit 1) g
    where l.deal = $1`,
};

/**
 * $1 copies that come back to the market: what their external IDs mean stays as it is until the transaction ends, as the triggers of the
 * listings lock it too.
 */
export const LOCK_KNOWN_LINES = {
  name: 'listings.lock-known-lines',
  text: `select k.external_id from listings.known_line k
    where (k.lister, k.external_id) in (
      select lister, external_id from listings.listings where uuid = any ($1::uuid[]) and external_id is not null)
    order by k.lister, k.external_id for update`,
};

/** What a copy is: of a merged printing what it was merged into. */
const kindOf = (c: string): string =>
  `(coalesce((select merged_into from cards.merged_cards where id = ${c}.card_id), ${c}.card_id),
    ${c}.condition, ${c}.finish, ${c}.language, ${c}.type)`;

/** $1 copies that come back: those whose external ID is another line's now lose it, and keep it as a private note. */
export const DROP_TAKEN_EXTERNAL_IDS = {
  name: 'listings.drop-taken-external-ids',
  text: `update listings.listings l set external_id = null,
      private_note = left(concat_ws(' · ', 'Former external ID: ' || l.external_id, l.private_note), 500)
    where l.uuid = any ($1::uuid[]) and l.external_id is not null and exists (
      select from listings.listings c where (c.lister, c.external_id) = (l.lister, l.external_id)
        and c.status in ('ACTIVE', 'RESERVED') and c.uuid <> l.uuid and ${kindOf('c')} <> ${kindOf('l')})`,
};

/** $1 a deal: the copies that it keeps or that were sold in it, locked by ascending id, whether or not their accounts are open. */
export const OF_DEAL_FOR_CHANGE = {
  name: 'listings.of-deal-for-change',
  text: `select ${COLUMNS} from listings.listings where deal = $1 order by uuid for update`,
};
