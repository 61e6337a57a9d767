// The SQL that shows what is reported as it is now: whose it is, what it says, and facts about it.
import type { TargetKind } from '../domain/case.js';

/** Facts that are not known are left out. */
const facts = (columns: Readonly<Record<string, string>>): string =>
  `jsonb_strip_nulls(jsonb_build_object(${Object.entries(columns)
    .map(([name, column]) => `'${name}', (${column})::text`)
    .join(', ')}))`;

/** A reported trade of the caller's, from a view of offers or deals as each party sees them. */
const trade = (view: string, id: string): string =>
  `select other as affected, first_card as title, notes as text, ${facts({ kind: 'kind', state: 'state', cards: 'cards' })} as facts
    from ${view} where ${id} = $1 and account = $2`;

/** $1 what is reported, $2 who reports it. A deal, an offer and a message are shown to those alone who have them. */
const SELECTS: Readonly<Record<TargetKind, string>> = {
  LISTING: `select lister as affected, card_name as title, note as text, ${facts({
    set: 'card_set_name',
    number: 'card_number',
    condition: 'condition',
    finish: 'finish',
    language: 'language',
    type: 'type',
    price: 'price_cents / 100.0::float8',
    photos: 'photos',
  })} as facts from listings.described where uuid = $1 and $2::uuid is not null`,
  PROFILE: `select uuid as affected, name as title, null as text, ${facts({
    role: 'role',
    address: 'address',
    website: 'website',
  })} as facts from users.listers where uuid = $1 and $2::uuid is not null`,
  EVENT: `select store as affected, name as title, location as text, ${facts({
    store: 'store_name',
    date: 'date',
    timeZone: 'time_zone',
  })} as facts from events.scheduled where uuid = $1 and $2::uuid is not null`,
  OFFER: trade('offers.exchanges', 'offer'),
  DEAL: trade('deals.summaries', 'deal'),
  MESSAGE: `select sender as affected, card_name as title, body as text, ${facts({
    sentAt: `to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`,
  })} as facts from listings.received_messages where uuid = $1 and recipient = $2`,
  REVIEW: `select r.author as affected, r.subject as named, coalesce((select name from users.people where uuid = r.subject), '') as title, r.body as text,
      ${facts({ onTime: 'on_time', asDescribed: 'as_described', again: 'again' })} as facts
    from reviews.given r where r.uuid = $1 and $2::uuid is not null and r.shown_at <= now()`,
};

export const TARGETS = Object.fromEntries(
  Object.entries(SELECTS).map(([kind, text]) => [
    kind,
    { name: `moderation.target-${kind.toLowerCase()}`, text },
  ]),
) as Readonly<Record<TargetKind, { readonly name: string; readonly text: string }>>;
