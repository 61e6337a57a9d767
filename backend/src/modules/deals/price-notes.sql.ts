// What the market says today of cards of a live deal whose price has moved since both agreed; the frozen sheet stays as it is.
import { dollars } from '../../platform/database/json-page.js';
import { marketCents } from '../cards/index.js';
import { MAX_QUIET_PERCENT } from './domain/fair-trade-sheet.js';

/** An expression: the notes of a row `d` of deals.deal as JSON, none of a deal that has ended. */
export const PRICE_NOTES = `(select coalesce(json_agg(p order by p.nth), '[]') from (
    select n.nth, ${dollars('agreed.cents')} as agreed, ${dollars('today.cents')} as today, today.as_of::text as "asOf",
      round(100.0 * (today.cents - agreed.cents) / agreed.cents)::int as percent
    from json_array_elements(d.sheet -> 'lines') s (sheet_line)
    join deals.line n on n.deal = d.uuid and n.nth = (s.sheet_line ->> 'nth')::int
    cross join lateral (select round((s.sheet_line #>> '{market,price}')::numeric * 100)::int as cents) agreed
    cross join lateral (select ${marketCents('n.finish')} as cents, m.as_of from cards.tradeable m where m.asked_id = n.card_id limit 1) today
    where d.is_live and not n.is_struck and agreed.cents > 0
      and abs(today.cents - agreed.cents) * 100 > ${MAX_QUIET_PERCENT} * agreed.cents) p)`;
