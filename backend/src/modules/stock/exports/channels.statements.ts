// The SQL of files for tills and other shops: what is different there, and what was uploaded.
import type { Statement } from '../../../platform/database/sql.js';
import { marketCents } from '../../cards/index.js';
import type { ListingType } from '../../listings/index.js';
import { filterSql, groupedLines } from '../lines/filter.sql.js';
import { CHANNEL_RULES, CHANNELS, type Channel, SINCE, type Since } from './channels.js';
import { IN_FOUND } from './export-rows.statements.js';

const FILTER = filterSql(4);

const CARD = 'coalesce(m.merged_into, c.card_id)::text, c.condition, c.finish, c.language';
/** Of one copy: those of a merged printing and of the one that it was merged into have different texts. */
const TEXTS = 'max(array[c.card_id::text, c.card_name, c.card_set_code, c.card_set_name, c.card_number])';

const typesOf = (types: readonly ListingType[]): string => types.map((type) => `'${type}'`).join(', ');

/** The copies of $1 by their external IDs; those without one are together under null. */
const stockOf = ({ types, countsHeld, externalId }: (typeof CHANNEL_RULES)[Channel], fits: string) => `
    select c.external_id, count(*)::int as copies,
      count(*) filter (where ${countsHeld ? 'true' : `c.status = 'ACTIVE'`})::int as quantity,
      count(*) filter (where c.status = 'RESERVED')::int as held,
      max(c.price_cents) as price_cents, (${TEXTS})[1]::uuid as card_id, (${TEXTS})[2] as name,
      (${TEXTS})[3] as set_code, (${TEXTS})[4] as set_name, (${TEXTS})[5] as number,
      max(c.condition) as condition, max(c.finish) as finish, max(c.language) as language,
      coalesce(min(concat_ws(' ', ${CARD})) = max(concat_ws(' ', ${CARD})) and c.external_id ${externalId ? `~ '${externalId}'` : 'is not null'}, false) as is_known,
      bool_or(${fits}) as fits
    from listings.copies c left join cards.merged_cards m on m.id = c.card_id
    where c.lister = $1 and c.type in (${typesOf(types)})
    group by c.external_id`;

/** What $1 has sold out of before any file for the channel was uploaded: the channel may still sell it, and no baseline says so. */
const soldOut = (channel: Channel): string => `
    select k.external_id, 0, 0, 0, k.price_cents, t.card_id, t.name, t.set_code, t.set_name, t.collector_number, k.condition, k.finish,
      k.language, true, true
    from listings.known_lines k cross join lateral (select * from cards.tradeable where asked_id = k.card_id limit 1) t
    where k.lister = $1 and k.type in (${typesOf(CHANNEL_RULES[channel].types)})
      and not exists (select from stock.export e where e.owner = $1 and e.channel = '${channel}' and e.acknowledged_at is not null)
      and not exists (select from listings.copies c where c.lister = $1 and c.external_id = k.external_id)`;

function stockFor(channel: Channel, since: Since, isFiltered: boolean): string {
  const rules = CHANNEL_RULES[channel];
  const isWhole = since === 'all' && !isFiltered && !rules.adds;
  return stockOf(rules, isFiltered ? IN_FOUND : 'true') + (isWhole ? ` union all ${soldOut(channel)}` : '');
}

/** What is in the file, of a row of the stock `s` and of what the channel has `b`. */
function wanted(channel: Channel, since: Since, isFiltered: boolean): string {
  const { adds, takesPrices } = CHANNEL_RULES[channel];
  // What is gone is in no filter, and for a channel that only adds there is nothing to add.
  const gone = isFiltered || (adds && since !== 'last') ? 'false' : 'b.external_id is not null';
  const isThere = `case when s.copies is null then ${gone} else s.is_known and s.fits end`;
  if (since !== 'last') return isThere;
  const price = takesPrices ? ' or s.price_cents <> b.price_cents' : '';
  return `${isThere} and (coalesce(s.quantity, 0) <> coalesce(b.quantity, 0)${price})`;
}

const ADDED: Readonly<Record<Since, string>> = {
  all: '0',
  last: 'coalesce(s.quantity, 0) - coalesce(b.quantity, 0)',
  start: 'coalesce(s.quantity, 0)',
};

/** A row as JSON with the names of `ChannelRow`, but for what is a column. */
const ITEM = `jsonb_build_object('name', w.name, 'setCode', w.set_code, 'setName', w.set_name, 'number', w.number,
      'rarity', k.rarity, 'condition', w.condition, 'finish', w.finish, 'language', w.language, 'marketPrice',
      ${marketCents('w.finish')})`;

/** Writes down what a file for this channel says: $1 owner, $2 the export, $3 now, then a filter. */
const prepareExport = (channel: Channel, since: Since, isFiltered: boolean): Statement => ({
  name: `stock.prepare-export.${channel}.${since}${isFiltered ? '.filtered' : ''}`,
  text: `with ${isFiltered ? `${groupedLines(FILTER, FILTER.needsMarket)}, ` : ''}stock as materialized (${stockFor(channel, since, isFiltered)}),
    wanted as materialized (
      select coalesce(s.external_id, b.external_id) as external_id, coalesce(s.quantity, 0) as quantity, coalesce(s.held, 0) as held,
        b.quantity as before, ${ADDED[since]} as added, coalesce(s.price_cents, b.price_cents) as price_cents, b.item,
        s.card_id, s.name, s.set_code, s.set_name, s.number, s.condition, s.finish, s.language
      from stock s full join (select * from stock.channel_line
          where owner = $1 and channel = '${channel}' and ${since !== 'start'}) b using (external_id)
      where ${wanted(channel, since, isFiltered)}),
    written as (
      insert into stock.export_line (export, external_id, quantity, held, before, added, price_cents, item)
      select $2, w.external_id, w.quantity, w.held, w.before, w.added, w.price_cents, case when w.card_id is null then w.item else ${ITEM} end
      from wanted w
      left join lateral (select * from cards.catalog_ids where asked_id = w.card_id limit 1) k on true
      left join lateral (select * from cards.tradeable where asked_id = w.card_id limit 1) m on true
      returning quantity)
    insert into stock.export (uuid, owner, channel, since, is_whole, lines, copies, left_out, created_at)
    select $2, $1, '${channel}', '${since}', ${!isFiltered}, (select count(*) from written), (select coalesce(sum(quantity), 0) from written),
      (select coalesce(sum(copies) filter (where not is_known and fits), 0) from stock), $3`,
});

/** The statements of a channel and a kind of file. */
export const PREPARE_EXPORT = Object.fromEntries(
  CHANNELS.map((channel) => [
    channel,
    Object.fromEntries(
      SINCE.map((since) => [
        since,
        { all: prepareExport(channel, since, false), filtered: prepareExport(channel, since, true) },
      ]),
    ),
  ]),
) as Readonly<
  Record<Channel, Readonly<Record<Since, { readonly all: Statement; readonly filtered: Statement }>>>
>;

/** The rows of the file $1, in the order of their names. */
export const CHANNEL_ROWS = {
  name: 'stock.channel-rows',
  text: `select l.item || jsonb_build_object('externalId', l.external_id, 'quantity', l.quantity, 'held', l.held,
      'before', l.before, 'added', l.added, 'price', l.price_cents) as row
    from stock.export_line l where l.export = $1 order by l.item ->> 'name', l.item ->> 'setCode', l.external_id`,
};

/** How many files of a channel are kept: this many that were uploaded, and as many that were not. */
const MAX_KEPT = 5;

/** Forgets the oldest files of $1 for the channel $2. One that is confirmed at the same moment stays, and nobody waits for it. */
export const FORGET_EXPORTS = {
  name: 'stock.forget-exports-of-channel',
  text: `delete from stock.export where uuid in (
      select e.uuid from (
        select uuid, acknowledged_at is null as is_pending,
          row_number() over (partition by acknowledged_at is null order by created_at desc, uuid desc) as nth
        from stock.export where owner = $1 and channel = $2) known
      join stock.export e using (uuid)
      where known.nth > ${MAX_KEPT} and known.is_pending = (e.acknowledged_at is null)
      order by e.uuid for update of e skip locked)`,
};

/** $1 account, suspended or not: until the transaction ends nobody closes or erases it. Nothing where it is closed already. */
export const HOLD_MEMBER = {
  name: 'stock.hold-member',
  text: 'select from users.members where uuid = $1 for share',
};

/** Whether $1 has uploaded a file for the channel $2. */
export const HAS_UPLOADED = {
  name: 'stock.has-uploaded',
  text: `select exists (select from stock.export where owner = $1 and channel = $2 and acknowledged_at is not null) as "hasUploaded"`,
};

/** The files of $1 for the channel of their file $2, locked in one order. */
export const EXPORTS_FOR_CHANGE = {
  name: 'stock.exports-for-change',
  text: `select uuid, channel, since, created_at as "createdAt", acknowledged_at as "acknowledgedAt" from stock.export
    where owner = $1 and channel = (select channel from stock.export where uuid = $2 and owner = $1)
    order by uuid for update`,
};

/** Of a file `e`, whether one of the whole stock was uploaded for its channel before. */
const IS_WHOLE_KNOWN = `exists (select from stock.export o
          where (o.owner, o.channel) = (e.owner, e.channel) and o.is_whole and o.acknowledged_at is not null)`;

/**
 * The channel has what the file $2 of $1 says; $3 whether it keeps what the channel had, and adds to it. Nothing takes a quantity
 * below zero. One that had nothing before a file of the whole stock has nothing else. A file that adds nothing says what is there of
 * lines that no file was about, until one of the whole stock is confirmed: from then on they are not there yet.
 */
export const MOVE_BASELINE = {
  name: 'stock.move-baseline',
  text: `with said as materialized (
      select e.owner, e.channel, l.external_id, l.price_cents, l.item,
        greatest(0, case when not $3::boolean then l.quantity
          when c.quantity is null and e.since = 'all' and not ${IS_WHOLE_KNOWN} then l.quantity
          else coalesce(c.quantity, 0) + l.added end) as quantity
      from stock.export e join stock.export_line l on l.export = e.uuid
      left join stock.channel_line c on c.owner = e.owner and c.channel = e.channel and c.external_id = l.external_id
      where e.uuid = $2 and e.owner = $1),
    gone as (
      delete from stock.channel_line c using said
      where said.quantity = 0 and (c.owner, c.channel, c.external_id) = (said.owner, said.channel, said.external_id)),
    forgotten as (
      delete from stock.channel_line c using stock.export e
      where e.uuid = $2 and e.owner = $1 and e.since = 'start' and e.is_whole and (c.owner, c.channel) = (e.owner, e.channel)
        and not exists (select from said where said.external_id = c.external_id))
    insert into stock.channel_line (owner, channel, external_id, quantity, price_cents, item)
    select owner, channel, external_id, quantity, price_cents, item from said where quantity > 0 order by external_id
    on conflict (owner, channel, external_id) do update
      set quantity = excluded.quantity, price_cents = excluded.price_cents, item = excluded.item`,
};

/** The file $1 was uploaded at $2; what it said is not needed any more. */
export const MARK_UPLOADED = {
  name: 'stock.mark-uploaded',
  text: `with said as (delete from stock.export_line where export = $1)
    update stock.export set acknowledged_at = $2 where uuid = $1`,
};
