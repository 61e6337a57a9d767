// What changed each line of a report last: from what became of its copies, and the changes to many copies at once.
import { DAY_MS } from '../../../kernel/durations.js';
import { moment } from '../../../platform/database/json-page.js';
import { CAUSE_DAYS, MAX_CAUSES } from './vocabulary.js';

const IDENTITY = ['external_id', 'card_id', 'condition', 'finish', 'language', 'type'] as const;
const columns = (row: string): string => IDENTITY.map((column) => `${row}.${column}`).join(', ');
/** What a copy was before a batch, of its entry `e` and the copy `h` as it is now. */
const BEFORE = IDENTITY.map((column) =>
  column === 'card_id'
    ? 'h.card_id'
    : `case when e.before ? '${column}' then e.before ->> '${column}' else h.${column} end as ${column}`,
).join(', ');
/** Copies by the states that have an index each. */
const STATES = [
  `status in ('ACTIVE', 'RESERVED') and created_at > $3`,
  `status = 'ACTIVE' and created_at <= $3 and status_updated_at > $3`,
  `status = 'SOLD' and status_updated_at > $3`,
  `status = 'WITHDRAWN' and withdrawn_at > $3`,
];

/** What a deal did last to the copy `h`. */
const LAST_IN_DEAL = `lateral (
        select kind, at from listings.ledger_lines where listing = h.uuid order by seq desc limit 1) deal on true`;

/**
 * $1 the report, $2 its owner, $3 since when. The same change of several copies is one cause: those of a batch, or by hand within a
 * minute. What a batch was is known for 8 days; later only an import is, which its copies name.
 */
export const EXPLAIN = {
  name: 'stock.explain-drift',
  text: `with entries as materialized (
      select e.listing, e.before, e.status_after, b.uuid as batch, b.created_at, b.undone_at,
        case when b.status = 'UNDONE' then 'UNDO' else b.kind end as source, b.done_at
      from stock.batch b join stock.batch_entry e on e.batch = b.uuid
      where b.owner = $2 and b.created_at > $3 and b.done_at is not null),
    history as materialized (
      ${STATES.map(
        (state) => `select h.*, coalesce(m.merged_into, h.card_id) as card
      from listings.copy_history h left join cards.merged_cards m on m.id = h.card_id where h.lister = $2 and ${state}`,
      ).join(' union all ')}),
    last_entries as materialized (
      select distinct on (listing, what) * from (
        select *, case when before is null then 'ADDED' when status_after = 'ACTIVE' then 'CHANGED' else status_after end as what
        from entries) each
      order by listing, what, created_at desc),
    events as materialized (
      select 'ADDED' as what, h.created_at as at, case when e.source = 'UNDO' then null
          else coalesce(e.source, case when h.import is not null then 'IMPORT' end) end as source, e.batch, ${columns('h')}, h.card
      from history h left join last_entries e on e.listing = h.uuid and e.what = 'ADDED' where h.created_at > $3
      union all
      select 'SOLD', h.status_updated_at, case when deal.kind in ('TRANSFERRED', 'LEFT_STOCK', 'DISPUTED') then 'DEAL' else e.source end,
        e.batch, ${columns('h')}, h.card
      from history h left join ${LAST_IN_DEAL}
        left join last_entries e on e.listing = h.uuid and e.what = 'SOLD' and e.source <> 'UNDO'
      where h.status = 'SOLD'
      union all
      select 'ADDED', h.status_updated_at, case when deal.at = h.status_updated_at then 'DEAL' else 'UNDO' end, null, ${columns('h')}, h.card
      from history h left join ${LAST_IN_DEAL}
      where h.status = 'ACTIVE' and h.status_updated_at > h.created_at
        and (deal.at = h.status_updated_at and deal.kind = 'RELEASED') is not true
      union all
      select 'WITHDRAWN', h.withdrawn_at, coalesce(e.source, u.source), coalesce(e.batch, u.batch), ${columns('h')}, h.card
      from history h left join last_entries e on e.listing = h.uuid and e.what = 'WITHDRAWN' and e.source <> 'UNDO'
        left join last_entries u on u.listing = h.uuid and u.what = 'ADDED' and u.source = 'UNDO' and e.batch is null
      where h.status = 'WITHDRAWN'
      union all
      select 'ADDED', e.undone_at, 'UNDO', e.batch, ${columns('h')}, h.card
      from last_entries e join history h on h.uuid = e.listing
      where e.what in ('SOLD', 'WITHDRAWN') and e.source = 'UNDO' and h.status in ('ACTIVE', 'RESERVED')
      union all
      select 'MOVED_HERE', coalesce(e.done_at, e.created_at), e.source, e.batch, ${columns('h')}, h.card
      from last_entries e join history h on h.uuid = e.listing
      where e.what = 'CHANGED' and e.source <> 'UNDO' and e.before ?| '{${IDENTITY}}'
      union all
      select 'MOVED_AWAY', coalesce(e.done_at, e.created_at), e.source, e.batch, ${BEFORE}, h.card
      from last_entries e join history h on h.uuid = e.listing
      where e.what = 'CHANGED' and e.source <> 'UNDO' and e.before ?| '{${IDENTITY}}'),
    drift as materialized (select * from stock.reconciliation_line where reconciliation = $1 and kind <> 'NOT_COMPARED'),
    meant as materialized (
      select d.nth, v.* from drift d join events v on d.is_by_id and v.external_id = d.external_id
      union all
      select d.nth, v.* from drift d join events v on (v.card, v.condition, v.finish, v.language, v.type)
        = (d.card_id, d.condition, d.finish, d.language, d.type) where not d.is_by_id),
    summed as materialized (
      select nth, what, source, max(at) as at, count(*)::int as copies,
        row_number() over (partition by nth order by max(at) desc, what) as place
      from meant group by nth, what, source, coalesce(batch::text, date_trunc('minute', at)::text))
    update stock.reconciliation_line l set causes = c.causes
    from (select nth, jsonb_agg(jsonb_build_object('what', what, 'source', source, 'copies', copies, 'at', ${moment('at')})
        order by place) as causes from summed where place <= ${MAX_CAUSES} group by nth) c
    where l.reconciliation = $1 and l.nth = c.nth`,
};

/** Since when causes are looked for. */
export const causesSince = (now: Date): Date => new Date(now.getTime() - CAUSE_DAYS * DAY_MS);
