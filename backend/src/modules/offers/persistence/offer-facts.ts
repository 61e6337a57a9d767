// What offers need to know before they are made: copies, blocks, and how much an account has offered.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DAY_MS } from '../../../kernel/durations.js';
import type { Role } from '../../../kernel/role.js';
import { Sql } from '../../../platform/database/sql.js';
import { MAX_DAYS_AHEAD } from '../../deals/index.js';
import { type Condition, type Finish, isOnMarket, neitherBlocked, roleOf } from '../../listings/index.js';
import { recipientFor } from './recipient.sql.js';

/** A copy as it is now. */
export interface TradedCopy {
  readonly listing: string;
  readonly giver: string;
  readonly isActive: boolean;
  /** Nobody has counted it for so long that it is off the market. */
  readonly isExpired: boolean;
  readonly type: 'SELL' | 'BUY' | 'TRADE';
  readonly cents: number;
  readonly cardId: string;
  readonly cardName: string;
  readonly setCode: string;
  readonly setName: string;
  readonly number: string;
  readonly imageUrl: string;
  readonly condition: Condition;
  readonly finish: Finish;
  readonly language: string;
}

/** What an account has offered lately. */
export interface RecentOffers {
  /** Others than this one that it made offers to within a day. */
  readonly people: number;
  /** How many offers it made this one within the day. */
  readonly toOne: number;
  /** How many of its offers to this one are open. */
  readonly open: number;
}

/** $1 listings, $2 now. */
const COPIES = {
  name: 'offers.copies',
  text: `select uuid as listing, lister as giver, status = 'ACTIVE' as "isActive",
      coalesce(not (${isOnMarket('c.counted_at', roleOf('c.lister'), '$2')}), false) as "isExpired", type, price_cents as cents, card_id as "cardId",
      card_name as "cardName", card_set_code as "setCode", card_set_name as "setName", card_number as number,
      card_image_url as "imageUrl", condition, finish, language
    from listings.copies_in_trade c where uuid = any ($1::uuid[])`,
};
/** $1 and $2 accounts. */
const BLOCKED = {
  name: 'offers.blocked',
  text: `select not (${neitherBlocked('$1::uuid', '$2::uuid')}) as blocked`,
};
/** $1 proposer, $2 recipient. */
const IS_RECIPIENT = {
  name: 'offers.is-recipient',
  text: `select exists (select from ${recipientFor('$1::uuid', '$2::uuid')}) as "isRecipient"`,
};
/** $1 proposer, $2 recipient, $3 since when. */
const RECENT = {
  name: 'offers.recent',
  text: `select (select count(distinct recipient)::int from offers.offer
        where proposer = $1 and created_at > $3 and recipient <> $2 and sent_at is not null) as people,
      (select count(*)::int from offers.offer
        where proposer = $1 and created_at > $3 and recipient = $2 and sent_at is not null) as "toOne",
      (select count(*)::int from offers.offer where waiting = $1 and turn = $2 and state = 'OPEN') as open`,
};
/** $1 who asked, $2 store. */
const OPEN_HOLDS = {
  name: 'offers.open-holds',
  text: `select count(*)::int as count from offers.offer where waiting = $1 and turn = $2 and state = 'OPEN' and kind = 'HOLD'`,
};
/** $1 author, $2 the other one. */
const HAS_WRITTEN = {
  name: 'offers.has-written',
  text: `select exists (select from offers.offer o
      where o.sent_at is not null and (o.proposer = $1 and o.recipient = $2 or o.proposer = $2 and o.recipient = $1)
        and (exists (select from offers.revision r where r.offer = o.uuid and r.author = $1 and r.note is not null)
          or exists (select from offers.message m where m.offer = o.uuid and m.author = $1))) as written`,
};
/**
 * $1 event, $2 now, $3 when it begins at the latest: whether two may agree on it, as it isn't over; without a known end it is so a day after its
 * start. No row unless its store is open.
 */
const IS_AHEAD = {
  name: 'offers.event-ahead',
  text: `select coalesce(ends_at, starts_at + interval '1 day') > $2 and starts_at <= $3 as "isAhead" from events.scheduled where uuid = $1`,
};
const MEMBER = {
  name: 'offers.member',
  text: 'select role, created_at as since from users.people where uuid = $1',
};

@Injectable()
export class OfferFacts {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** These copies as they are, by listing; withdrawn ones are absent. */
  async copies(listings: readonly string[]): Promise<ReadonlyMap<string, TradedCopy>> {
    const rows = await this.sql.rows<TradedCopy & object>(COPIES, [listings, this.clock.now()]);
    return new Map(rows.map((row) => [row.listing, row]));
  }

  /** Whether one of two accounts has blocked the other. */
  async areBlocked(one: string, other: string): Promise<boolean> {
    return (await this.sql.one<{ blocked: boolean }>(BLOCKED, [one, other])).blocked;
  }

  /** Whether there is such an account, and it isn't hidden from who would make it an offer. */
  async isRecipient(proposer: string, account: string): Promise<boolean> {
    return (await this.sql.one<{ isRecipient: boolean }>(IS_RECIPIENT, [proposer, account])).isRecipient;
  }

  /** Until the transaction ends nobody else adds offers or drafts of an account. */
  async lockProposer(proposer: string): Promise<void> {
    await this.sql.lock('offers', proposer);
  }

  /** How many requests to hold cards a store has to answer to an account. */
  async openHolds(asker: string, store: string): Promise<number> {
    return (await this.sql.one<{ count: number }>(OPEN_HOLDS, [asker, store])).count;
  }

  /** What the proposer has offered since a moment. Until the transaction ends it makes no other offer. */
  async recent(proposer: string, recipient: string, since: Date): Promise<RecentOffers> {
    await this.lockProposer(proposer);
    return this.sql.one<RecentOffers & object>(RECENT, [proposer, recipient, since]);
  }

  /** Whether an account has sent the other one a note or a message before. */
  async hasWritten(author: string, other: string): Promise<boolean> {
    return (await this.sql.one<{ written: boolean }>(HAS_WRITTEN, [author, other])).written;
  }

  /** Whether an event goes on, or begins as soon as a meeting has to; undefined where it was called off, or its store is closed. */
  async isAhead(event: string): Promise<boolean | undefined> {
    const now = this.clock.now();
    const latest = new Date(now.getTime() + MAX_DAYS_AHEAD * DAY_MS);
    return (await this.sql.row<{ isAhead: boolean }>(IS_AHEAD, [event, now, latest]))?.isAhead;
  }

  /** Since when an account is there, and what it is. */
  member(uuid: string): Promise<{ role: Role; since: Date } | undefined> {
    return this.sql.row(MEMBER, [uuid]);
  }
}
