// The SQL of the reads of offers: an offer is written as JSON by PostgreSQL in one step.
import { arrayText, cappedTotal, dollars, moment, pageText } from '../../platform/database/json-page.js';
import { isToGive } from './persistence/copy-to-give.sql.js';
import { recipientFor } from './persistence/recipient.sql.js';

/** How many other offers are counted. */
const MAX_OTHERS = 99;

const partyOf = (rows: string): string =>
  `(select json_build_object('uuid', m.uuid, 'name', m.name, 'role', m.role) from ${rows})`;
/** An account as both see it: nameless once it is closed. */
export const party = (column: string): string => partyOf(`users.people m where m.uuid = ${column}`);

const cash = (row: string): string => `case when ${row}.cash_cents is not null
  then json_build_object('amount', ${dollars(`${row}.cash_cents`)}, 'payer', ${row}.cash_payer) end`;

/** A row `l` of offers.line. */
const LINE = `l.listing, l.giver, json_build_object('id', l.card_id, 'name', l.card_name, 'setCode', l.card_set_code,
    'setName', l.card_set_name, 'number', l.card_number, 'imageUrl', l.card_image_url) as card,
  l.condition, l.finish, l.language, ${dollars('l.price_cents')} as price`;

/** The lines of the latest revision of an offer `o`: a copy of an accepted one is theirs. */
const lines = (o: string): string =>
  arrayText({
    entry: `${LINE}, l.available as "isAvailable"`,
    rows: `select n.*, exists (select from listings.copies_in_trade c where c.uuid = n.listing
        and (c.deal = ${o}.deal or ${isToGive('n')})) as available
    from offers.line n where n.offer = ${o}.uuid and n.revision = ${o}.revision order by n.nth`,
  });

/** Other open offers about one of the copies of an open offer `o`. */
const others = (o: string): string => `case when ${o}.state = 'OPEN' then (select count(*)::int from (
    select distinct x.offer from offers.line mine join offers.line x on x.listing = mine.listing
      join offers.offer other on other.uuid = x.offer and other.revision = x.revision and other.state = 'OPEN'
    where mine.offer = ${o}.uuid and mine.revision = ${o}.revision and x.offer <> ${o}.uuid limit ${MAX_OTHERS}) counted) else 0 end`;

/** The event of an offer that anybody may see. */
const event = (
  column: string,
): string => `(select json_build_object('id', e.uuid, 'name', e.name, 'storeName', e.store_name,
    'startsAt', ${moment('e.starts_at')}, 'timeZone', e.time_zone) from events.scheduled e where e.uuid = ${column})`;

/** A row `o` of an offer with its latest revision. */
const offer = (
  o: string,
): string => `${o}.uuid, ${o}.kind, ${o}.state, ${o}.revision, ${o}.turn, ${party(`${o}.proposer`)} as proposer,
  ${party(`${o}.recipient`)} as recipient, ${lines(o)}::json as lines, ${cash(o)} as cash, ${o}.note, ${o}.hours, ${o}.sheet,
  ${event(`${o}.event`)} as event,
  ${moment(`${o}.expires_at`)} as "expiresAt", ${moment(`${o}.created_at`)} as "createdAt",
  ${moment(`${o}.changed_at`)} as "changedAt", ${o}.void_reason as "voidReason", ${o}.deal, ${others(o)} as "othersAsked"`;

const REVISIONS = arrayText({
  entry: 'l.revision, l.author, l.lines, l.cash, l.note, l.sheet, l.made as "madeAt"',
  rows: `select v.revision, v.author, v.note, v.sheet, ${cash('v')} as cash, ${moment('v.made_at')} as made,
      ${arrayText({
        entry: LINE,
        rows: 'select * from offers.line n where n.offer = v.offer and n.revision = v.revision order by n.nth',
      })}::json as lines
    from offers.revision v where v.offer = o.uuid order by v.revision desc`,
});

const WITH_LATEST = `select f.*, r.cash_cents, r.cash_payer, r.note, r.sheet
  from offers.offer f join offers.revision r on r.offer = f.uuid and r.revision = f.revision`;
/** $1 account, $2 offer: nothing of other people’s, nor a draft of somebody else. */
const SEEN = `${WITH_LATEST} where f.uuid = $2::uuid
  and (f.proposer = $1::uuid or f.recipient = $1::uuid and f.sent_at is not null)`;

export const OFFER_OF = {
  name: 'offers.one',
  text: `select ${offer('o')} from (${SEEN}) o`,
};
export const OFFER_WITH_REVISIONS = {
  name: 'offers.with-revisions',
  text: `select ${offer('o')}, ${REVISIONS}::json as revisions from (${SEEN}) o`,
};

/** $1 account, $2 who it would make an offer to, $3 an event or null: that account, null if it is hidden, and event, and the draft that there is. */
export const START = {
  name: 'offers.start',
  text: `select ${partyOf(recipientFor('$1::uuid', '$2::uuid'))} as recipient, ${event('$3::uuid')} as event, (select to_json(d) from (select ${offer('o')} from (${WITH_LATEST}
      where f.proposer = $1::uuid and f.recipient = $2::uuid and f.state = 'DRAFT') o) d) as draft`,
};

const SIDES = ['proposer = $1::uuid', 'recipient = $1::uuid and sent_at is not null'];

/** $1 account, $2 limit, $3 moment and $4 uuid to start after, the latest first. Each side is read in the order of its index. */
const offers = (name: string, states: string) => {
  const pages = SIDES.map(
    (side) => `(select uuid, changed_at from offers.offer
      where ${side} and state ${states} and (changed_at, uuid) < ($3::timestamptz, $4::uuid)
      order by changed_at desc, uuid desc limit $2::int + 1)`,
  );
  const counted = SIDES.map((side) => `select from offers.offer where ${side} and state ${states}`);
  return {
    name,
    text: pageText({
      entry: offer('l'),
      key: 'l.changed_at, l.uuid',
      rows: `${WITH_LATEST} join (${pages.join(' union all ')} order by changed_at desc, uuid desc limit $2::int + 1) page
          on page.uuid = f.uuid
        order by f.changed_at desc, f.uuid desc`,
      total: cappedTotal(counted.join(' union all ')),
    }),
  };
};

export const OFFERS = {
  open: offers('offers.open', `in ('OPEN', 'DRAFT')`),
  past: offers('offers.past', `not in ('OPEN', 'DRAFT')`),
};
