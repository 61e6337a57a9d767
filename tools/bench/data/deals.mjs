// The SQL that makes deals and offers: players who hold cards at stores, most of it over, some of it to come, some unanswered.

/** Timers of the market lie this far ahead: nothing ends by itself while it is measured, nor on the days after. */
const IN_400_DAYS = `interval '400 days'`;

/** Of deal `n` of $2 accounts of which $3 are stores: who asked, and which store; stores are asked the more the lower their number. */
const FIRST = `bench.id('account', $3::int + 1 + floor(bench.unit(n, 51) ^ 1.5 * ($2::int - $3::int))::bigint)`;
const STORE = `bench.id('account', 1 + floor(bench.unit(n, 52) ^ 2 * $3::int)::bigint)`;
const CARD =
  'join bench.card c on c.rank = 1 + floor(bench.unit(n, 53) ^ 2 * (select count(*) from bench.card))::int';
const CHANGED = `$4::date - bench.unit(n, 54) * interval '90 days'`;

/** The sheet of a deal with one card, as both froze it. */
const SHEET = `json_build_object('lines', json_build_array(json_build_object('nth', 0, 'giver', 'second', 'price', cents / 100.0::float8,
    'market', json_build_object('price', cents / 100.0::float8, 'asOf', '2026-11-01', 'source', 'Scryfall', 'finish', finish),
    'conditionFactor', 1, 'value', cents / 100.0::float8)),
  'totals', json_build_object('first', json_build_object('cash', cents / 100.0::float8, 'value', cents / 100.0::float8, 'unknown', 0),
    'second', json_build_object('cash', 0, 'value', cents / 100.0::float8, 'unknown', 0)),
  'difference', json_build_object('amount', 0, 'percent', 0), 'band', 'EVEN', 'hash', repeat('0', 64),
  'frozenAt', '2026-11-01T10:00:00.000Z')`;
const MEETING = `jsonb_build_object('kind', 'COUNTER', 'event', null, 'text', null, 'store', jsonb_build_object('uuid', second, 'name', 'A store'),
  'from', '2027-01-01T10:00:00.000Z', 'to', '2027-01-01T20:00:00.000Z', 'timeZone', 'America/Chicago')`;

/** $1 how many deals, $2 accounts, $3 stores, $4 today. A third is to come, half of that put aside. */
const DEALS = `
  insert into deals.deal (uuid, offer, kind, first, second, first_role, second_role, store, state, version, revision, cash_cents, payer,
    meeting, moves, signals, confirmed_by, sheet, done_at, timer_at, starts_at, ends_at, due_at, whose_turn, cards, first_card, created_at,
    changed_at)
  select bench.id('deal', n), bench.id('offer', n), 'HOLD', first, second, 'USER', 'STORE', second, state, 3, 1, cents, first,
    ${MEETING}, 1, '[]', case when is_live then '{}' else array[first, second] end, ${SHEET}, case when not is_live then changed end,
    case when is_live then $4::date + ${IN_400_DAYS} end, changed, $4::date + ${IN_400_DAYS}, case when is_live then $4::date + ${IN_400_DAYS} end,
    case state when 'SCHEDULED' then second when 'READY' then first end, 1, name, changed - interval '1 day', changed
  from (select n, ${FIRST} as first, ${STORE} as second, ${CHANGED} as changed, c.name, c.cents, c.finish, n % 3 = 0 as is_live,
      case n % 6 when 0 then 'READY' when 3 then 'SCHEDULED' else 'DONE' end as state
    from generate_series(1, $1::int) n ${CARD}) drawn`;
const LINES = `
  insert into deals.line (deal, nth, listing, giver, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, finish,
    language, condition, agreed_condition, price_cents, is_struck, is_held)
  select bench.id('deal', n), 0, bench.id('held', n), ${STORE}, c.id, c.name, c.set_code, c.set_name, c.number, c.image, c.finish, 'en',
    'NEAR_MINT', 'NEAR_MINT', c.cents, false, n % 3 = 0
  from generate_series(1, $1::int) n ${CARD} where $2::int > $3::int`;
const STEPS = `
  insert into deals.step (deal, version, at, by, event, state)
  select bench.id('deal', n), version, ${CHANGED}, case version when 3 then ${STORE} else ${FIRST} end, event, state
  from generate_series(1, $1::int) n
  cross join (values (1, 'OPENED', 'AGREED'), (2, 'MEETING_CONFIRMED', 'SCHEDULED'), (3, 'PUT_ASIDE', 'READY')) s (version, event, state)`;

/** The offer of each deal, and one more for every other of them that nobody has answered yet; one in ten has an unread message. */
const OFFERS = `
  insert into offers.offer (uuid, kind, state, proposer, recipient, revision, turn, waiting, hours, expires_at, cards, first_card, deal,
    created_at, changed_at, sent_at)
  select bench.id('offer', n), 'HOLD', case when is_open then 'OPEN' else 'ACCEPTED' end, first, store, 1,
    case when is_open then store end, case when is_open then first end, 72, case when is_open then $4::date + ${IN_400_DAYS} end, 1, name,
    case when not is_open then bench.id('deal', n) end, changed, changed, changed
  from (select n, n > $1::int as is_open, ${FIRST} as first, ${STORE} as store, ${CHANGED} as changed, c.name
    from generate_series(1, $1::int + $1::int / 2) n ${CARD}) drawn`;
const READERS = `
  insert into offers.reader (offer, account, read_nth, unread, is_muted, last_at)
  select bench.id('offer', n), ${STORE}, 0, 1, false, ${CHANGED} from generate_series(1, $1::int, 10) n where $2::int > $3::int`;
/** Every store holds cards for everybody without being asked. */
const RULES = `
  insert into offers.hold_rules (store, is_on, max_cards, max_cents, for_whom, days, changed_at)
  select uuid, true, 20, null, 'EVERYONE', 2, $1 from users.listers where role = 'STORE'`;

/** Makes half as many deals as there are accounts. */
export async function makeDeals(client, { users, stores, today }) {
  const values = [Math.round(users / 2), users, stores, today];
  await client.query(DEALS, values);
  await client.query(LINES, values.slice(0, 3));
  await client.query(STEPS, values);
  await client.query(OFFERS, values);
  await client.query(READERS, values);
  await client.query(RULES, [today]);
}
