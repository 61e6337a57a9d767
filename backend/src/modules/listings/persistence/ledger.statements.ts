// The SQL of what deals do to copies.
import { COLUMNS } from './listing.row.js';

/** $1 lines in their order, $2 now. */
export const ADD_LEDGER_LINES = {
  name: 'listings.add-ledger-lines',
  text: `insert into listings.ledger (listing, deal, kind, giver, receiver, price_cents, condition, at)
    select listing, deal, kind, giver, receiver, price_cents, condition, $2::timestamptz
    from json_populate_recordset(null::listings.ledger, $1::json)`,
};

/** $1 a deal: the copies that it keeps or that were sold in it, locked by ascending id, whether or not their accounts are open. */
export const OF_DEAL_FOR_CHANGE = {
  name: 'listings.of-deal-for-change',
  text: `select ${COLUMNS} from listings.listings where deal = $1 order by uuid for update`,
};
