// Keeps wants and their lists. What is changed is locked by the watchlist of its owner, see WatchlistRepository.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { cardOf, idsOf, printingsOf } from '../../cards/index.js';
import type { ListedCopies } from '../domain/listed-copies.js';
import { MAX_LISTS, type Visibility, type WantedCard, type WantTerms } from '../domain/want.js';
import { WANT_VERSION } from './want.statements.js';

const TERMS = `any_printing, quantity, least_condition, finishes, languages, max_cents, max_percent, for_trade, note, list,
  visibility, is_alerting, changed_at`;
const FRESH = TERMS.split(/,\s+/)
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/** The row of the watchlist of $1 that `card` is wanted by, as `WANT` finds it; without a want the one that came first. */
const watchedAs = (card: string): string => `select c.owner, c.card_id
  from watchlist.watched_card c left join watchlist.want w using (owner, card_id)
  where c.owner = $1 and c.card_id = any (array${idsOf(card)})
  order by w.card_id is null, c.card_id = ${card}::uuid desc, c.added_at, c.card_id limit 1`;
const SAVE = {
  name: 'watchlist.save-want',
  text: `insert into watchlist.want as kept (owner, card_id, ${TERMS})
    select w.owner, w.card_id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15 from (${watchedAs('$2')}) w
    on conflict (owner, card_id) do update set ${FRESH}, version = kept.version + 1`,
};
const REMOVE = {
  name: 'watchlist.remove-want',
  text: 'delete from watchlist.want where owner = $1 and card_id = $2',
};
/** $1 owner, $2 cards with how many of each, $3 list, $4 now: those on the watchlist. A want that is there keeps its other terms. */
const SAVE_ALL = {
  name: 'watchlist.save-wants',
  text: `insert into watchlist.want as kept (owner, card_id, ${TERMS})
    select $1, a.id, a."anyPrinting", a.quantity, null, null, null, null, null, false, null, $3, 'PRIVATE', true,
      $4::timestamptz - a.nth * interval '1 microsecond'
    from rows from (json_to_recordset($2::json) as (id uuid, quantity int, "anyPrinting" boolean))
      with ordinality as a (id, quantity, "anyPrinting", nth)
    where exists (select from watchlist.watched_card w where w.owner = $1 and w.card_id = a.id)
    on conflict (owner, card_id) do update set quantity = excluded.quantity, list = coalesce(excluded.list, kept.list),
      changed_at = excluded.changed_at, version = kept.version + 1
    returning card_id`,
};
/** $1 owner, $2 cards: the ids that those of them are watched by that are on the list, by the id that was asked for. */
const WATCHED_AS = {
  name: 'watchlist.watched-as',
  text: `select a.id as asked, w.card_id as "cardId" from unnest($2::uuid[]) a (id) cross join lateral (${watchedAs('a.id')}) w`,
};
/** $1 owner, $2 cards: how many copies they have listed for sale or trade, and by what cards share these. */
const LISTED = {
  name: 'watchlist.listed-of',
  text: `select a.id, coalesce(${cardOf('a.id')}::text, a.id::text) as card,
      coalesce((select merged_into from cards.merged_cards where id = a.id), a.id) as printing, (select count(*)::int from listings.active c
      where c.lister = $1 and c.type in ('SELL', 'TRADE') and c.card_id = any (case when a."anyPrinting"
        then array${printingsOf(cardOf('a.id'))} || a.id else array${idsOf('a.id')} end)) as copies
    from json_to_recordset($2::json) as a (id uuid, "anyPrinting" boolean)`,
};

const HAS_LIST = {
  name: 'watchlist.has-list',
  text: 'select 1 as one from watchlist.want_list where owner = $1 and uuid = $2',
};
/** $1 owner, $2 list, $3 name, $4 now; nothing where the name is taken. */
const ADD_LIST = {
  name: 'watchlist.add-list',
  text: `insert into watchlist.want_list (uuid, owner, name, created_at) values ($2, $1, $3, $4)
    on conflict (owner, lower(name)) do nothing returning uuid`,
};
const COUNT_LISTS = {
  name: 'watchlist.count-lists',
  text: 'select count(*)::int as lists from watchlist.want_list where owner = $1',
};
const NAMED = {
  name: 'watchlist.list-named',
  text: 'select uuid from watchlist.want_list where owner = $1 and lower(name) = lower($2)',
};
const CHANGE_LIST = {
  name: 'watchlist.change-list',
  text: `update watchlist.want_list set name = coalesce($3, name), is_alerting = coalesce($4, is_alerting)
    where owner = $1 and uuid = $2`,
};
/** $1 owner, $2 list, $3 who learns of the wants on it. */
const SHOW_LIST = {
  name: 'watchlist.show-list',
  text: `update watchlist.want set visibility = $3, version = version + 1
    where owner = $1 and list = $2 and visibility <> $3`,
};
/** The foreign key would do it as well, but the wants would keep their version. */
const EMPTY_LIST = {
  name: 'watchlist.empty-list',
  text: 'update watchlist.want set list = null, version = version + 1 where owner = $1 and list = $2',
};
const REMOVE_LIST = {
  name: 'watchlist.remove-list',
  text: 'delete from watchlist.want_list where owner = $1 and uuid = $2 returning uuid',
};

interface WantVersion {
  readonly cardId: string;
  readonly version: number;
}

@Injectable()
export class WantRepository {
  constructor(private readonly sql: Sql) {}

  /** What the owner says of a card on their watchlist from now on. */
  async save(owner: string, cardId: string, terms: WantTerms, now: Date): Promise<void> {
    const { anyPrinting, quantity, leastCondition, finishes, languages, maxCents, maxPercent } = terms;
    const { forTrade, note, list, visibility, alerts } = terms;
    await this.sql.rows(SAVE, [
      ...[owner, cardId, anyPrinting, quantity, leastCondition, finishes, languages, maxCents, maxPercent],
      ...[forTrade, note, list, visibility, alerts, now],
    ]);
  }

  /** Wants cards of the watchlist, by the ids that they are watched by; says which ones. */
  async saveAll(
    owner: string,
    cards: readonly WantedCard[],
    list: string | null,
    now: Date,
  ): Promise<ReadonlySet<string>> {
    const rows = await this.sql.rows<{ card_id: string }>(SAVE_ALL, [
      owner,
      JSON.stringify(cards),
      list,
      now,
    ]);
    return new Set(rows.map(({ card_id }) => card_id));
  }

  /** The ids that cards are watched by, by the ids that were asked for. */
  async watchedAs(owner: string, cards: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.sql.rows<{ asked: string; cardId: string }>(WATCHED_AS, [owner, cards]);
    return new Map(rows.map(({ asked, cardId }) => [asked, cardId]));
  }

  /** What the owner has listed that each card may be, by id. */
  async listed(owner: string, cards: readonly WantedCard[]): Promise<ReadonlyMap<string, ListedCopies>> {
    const rows = await this.sql.rows<ListedCopies & { id: string }>(LISTED, [owner, JSON.stringify(cards)]);
    return new Map(rows.map(({ id, ...listed }) => [id, listed]));
  }

  /** What the owner says of a card, by any of its ids: the id that it is said by, and its version. Undefined if nothing is said. */
  versionOf(owner: string, cardId: string): Promise<WantVersion | undefined> {
    return this.sql.row<WantVersion & object>(WANT_VERSION, [owner, cardId]);
  }

  /** Says nothing by this id any more. */
  async remove(owner: string, cardId: string): Promise<void> {
    await this.sql.rows(REMOVE, [owner, cardId]);
  }

  async hasList(owner: string, list: string): Promise<boolean> {
    return (await this.sql.row(HAS_LIST, [owner, list])) !== undefined;
  }

  /** The list of this name, if there is one. */
  async listNamed(owner: string, name: string): Promise<string | undefined> {
    return (await this.sql.row<{ uuid: string }>(NAMED, [owner, name]))?.uuid;
  }

  /** Whether the owner may have one more list. */
  async hasRoomForList(owner: string): Promise<boolean> {
    return (await this.sql.one<{ lists: number }>(COUNT_LISTS, [owner])).lists < MAX_LISTS;
  }

  /** Adds a list; false if its name is taken. */
  async addList(owner: string, uuid: string, name: string, now: Date): Promise<boolean> {
    return (await this.sql.rows(ADD_LIST, [owner, uuid, name, now])).length > 0;
  }

  async changeList(
    owner: string,
    uuid: string,
    { name, alerts }: { readonly name?: string; readonly alerts?: boolean },
  ): Promise<void> {
    await this.sql.rows(CHANGE_LIST, [owner, uuid, name ?? null, alerts ?? null]);
  }

  /** Says of every want on a list who learns of it. */
  async showList(owner: string, uuid: string, visibility: Visibility): Promise<void> {
    await this.sql.rows(SHOW_LIST, [owner, uuid, visibility]);
  }

  /** Removes a list: its wants stay, on none. False if there is no such. */
  async removeList(owner: string, uuid: string): Promise<boolean> {
    await this.sql.rows(EMPTY_LIST, [owner, uuid]);
    return (await this.sql.rows(REMOVE_LIST, [owner, uuid])).length > 0;
  }
}
