// The reads of deals: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DAY_MS } from '../../kernel/durations.js';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import { wordsOf } from '../../platform/database/words.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { versionTag } from '../../platform/http/caching/version.js';
import { FIRST_UUID, FROM_THE_LATEST, keyOf } from '../../platform/http/lists/cursor.js';
import { JsonText } from '../../platform/http/lists/json-text.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import type { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { ListingsFacade } from '../listings/index.js';
import { CONFLICTS, DEAL, DEALS, MEETING, QUEUES, RECORD, STANDING } from './deals.statements.js';
import { dealNotFound, notNow } from './domain/deal.errors.js';
import type { DealState } from './domain/deal-machine.js';
import { calendarOf, type MeetingWithVenue } from './domain/meeting-calendar.js';
import type { ConflictEntry, DealDto, DealSummary, QueueEntry } from './dto/deal.dto.js';
import type { DealsQuery, QueueQuery } from './dto/deals-query.dto.js';

type Reader = Pick<Caller, 'uuid'>;
type DealRow = {
  readonly version: number;
  /** As JSON, without what others have of its cards. */
  readonly deal: string;
  /** The other has sold its cards elsewhere. */
  readonly isLost: boolean | null;
};

/** Each entry of a queue has up to 50 lines. */
const MAX_QUEUE_PAGE = 100;
const FROM_THE_FIRST = ['-infinity', FIRST_UUID] as const;
const FROM_THE_FIRST_NAME = ['-infinity', '', FIRST_UUID] as const;
const YEAR_MS = 365 * DAY_MS;

/** What a calendar says of a deal. */
type MeetingRow = {
  readonly meeting: MeetingWithVenue | null;
  /** It isn't possible any more. */
  readonly isLost: boolean;
  readonly state: DealState;
  readonly version: number;
  readonly changedAt: Date;
};
/** Nobody is to come to the meeting of such a deal. */
const WITHOUT_MEETING: readonly DealState[] = ['CANCELLED', 'EXPIRED'];

/** What an account has done with its deals of the last twelve months. */
export interface DealRecord {
  /** Deals that were handed over, in whole or in part, and not undone; of those with the same other three in 90 days at most. */
  readonly done: number;
  /** Meetings that it did not come to. */
  readonly noShows: number;
}

/** What a store knows of somebody who asks it to hold cards: their record, and what it holds for them, with what that costs. */
export interface Standing extends DealRecord {
  readonly held: { readonly cards: number; readonly cents: number };
}

@Injectable()
export class DealsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly listings: ListingsFacade,
    private readonly clock: Clock,
  ) {}

  /** The caller's deals, the last changed first. */
  async own({ uuid }: Reader, { view, limit, after }: DealsQuery): Promise<Page<DealSummary>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    const values = [uuid, limit, ...start, view === 'live', this.clock.now()];
    return writtenPage(await this.sql.one<PageRow>(DEALS, values));
  }

  /** A part of a store's work, what is due first; with `q` what says all its words. */
  async queue({ uuid }: Reader, { part, q, limit, after }: QueueQuery): Promise<Page<QueueEntry>> {
    const start = after ? keyOf(after, 'moment', 'line', 'uuid') : FROM_THE_FIRST_NAME;
    const words = wordsOf(q);
    const asked = words.length > 0 ? words : null;
    const values = [uuid, Math.min(limit, MAX_QUEUE_PAGE), ...start, this.clock.now(), asked];
    return writtenPage(await this.sql.one<PageRow>(QUEUES[part], values));
  }

  /** Live deals with copies that the account's stock says are gone, what is to be resolved first comes first. */
  async conflicts({ uuid }: Reader, { limit, after }: PageQuery): Promise<Page<ConflictEntry>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_FIRST;
    return writtenPage(
      await this.sql.one<PageRow>(CONFLICTS, [uuid, Math.min(limit, MAX_QUEUE_PAGE), ...start]),
    );
  }

  /** A deal, as one of its parties sees it. Throws `deals.not-found`. */
  async one({ uuid: account }: Reader, uuid: string): Promise<JsonText<DealDto>> {
    const row = await this.sql.row<DealRow>(DEAL, [uuid, account, this.clock.now()]);
    if (!row) throw dealNotFound();
    const text = row.isLost ? await this.withNextBest(account, row.deal) : row.deal;
    return new JsonText(text, versionTag(row.version));
  }

  private async withNextBest(account: string, text: string): Promise<string> {
    const deal: DealDto = JSON.parse(text);
    const missed = deal.lines
      .filter(({ giver }) => giver !== account)
      .map(({ nth, giver, card }) => ({ nth, giver, printing: card.id }));
    const copies = await this.listings.nextBest(account, missed);
    const nextBest = copies.map(({ missed: { nth }, listing, lister, name, cents }) => ({
      nth,
      listing,
      lister,
      name,
      price: cents / 100,
    }));
    return JSON.stringify({ ...deal, nextBest });
  }

  /** The meeting of a deal as an iCalendar file. Throws `deals.not-found`, or `deals.not-now` without a meeting. */
  async calendar({ uuid: account }: Reader, uuid: string): Promise<string> {
    const row = await this.sql.row<MeetingRow>(MEETING, [uuid, account]);
    if (!row) throw dealNotFound();
    if (!row.meeting) throw notNow();
    return calendarOf(uuid, row.meeting, {
      ...row,
      isOff: row.isLost || WITHOUT_MEETING.includes(row.state),
    });
  }

  /** The record of an account. */
  record(account: string): Promise<DealRecord> {
    return this.sql.one<DealRecord & object>(RECORD, [account, this.yearAgo()]);
  }

  /** The record of an account, and what a store holds for it now. */
  async standing(account: string, store: string): Promise<Standing> {
    const row = await this.sql.one<DealRecord & Standing['held']>(STANDING, [account, this.yearAgo(), store]);
    const { cards, cents, ...record } = row;
    return { ...record, held: { cards, cents } };
  }

  private yearAgo(): Date {
    return new Date(this.clock.now().getTime() - YEAR_MS);
  }
}
