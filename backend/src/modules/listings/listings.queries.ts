// The reads of listings: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import { wordsOf } from '../../platform/database/words.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../platform/http/lists/cursor.js';
import { Page, writtenPage } from '../../platform/http/lists/list.js';
import type { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { listingNotFound, notYourHistory, notYourListing } from './domain/listing.errors.js';
import { isShown, type ShownStatus, type Status } from './domain/listing-status.js';
import type { LatestListing } from './dto/latest-listing.dto.js';
import type { ListingDto } from './dto/listing.dto.js';
import type { ListerListingsQuery, OrderHistoryQuery } from './dto/listings-query.dto.js';
import { OF_LISTER, SOLD_IN_PERIOD } from './lister-lists.statements.js';
import {
  COPIES,
  COUNT_ACTIVE,
  COUNT_ALL,
  COUNT_ON_MARKET,
  LATEST,
  LISTER_OF,
  ONE,
} from './listings.statements.js';
import { BlockRepository } from './persistence/block.repository.js';

const FRESH = 0;

@Injectable()
export class ListingsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly blocks: BlockRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Listings of a lister in one state: active ones that are on the market and reserved ones for anyone, all others for the lister
   * alone.
   */
  async ofLister(
    caller: Caller,
    lister: string,
    status: ShownStatus,
    query: ListerListingsQuery,
  ): Promise<Page<ListingDto>> {
    const isOwner = caller.uuid === lister;
    if (status === 'SOLD' && !isOwner) throw notYourHistory();
    const words = wordsOf(query.q);
    const { condition } = query;
    const hasNoWords = words.length === 0;
    const filter = condition ? (hasNoWords ? 'condition' : 'both') : hasNoWords ? 'all' : 'words';
    const filters = [...(condition ? [condition] : []), ...(hasNoWords ? [] : [words])];
    const { limit, after } = query;
    if (!isOwner && status === 'ACTIVE') {
      const start = after ? keyOf(after, 'number', 'moment', 'uuid') : [FRESH, ...FROM_THE_LATEST];
      const asked = [lister, limit, ...start, this.clock.now(), caller.uuid, ...filters];
      return writtenPage(await this.sql.one<PageRow>(OF_LISTER.MARKET[filter], asked));
    }
    if (!isOwner && (await this.blocks.areApart(caller.uuid, lister))) return Page.whole([]);
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    const asked = [lister, limit, ...start, ...filters];
    const list = isOwner || status === 'ACTIVE' ? OF_LISTER[status] : OF_LISTER.ON_HOLD;
    return writtenPage(await this.sql.one<PageRow>(list[filter], asked));
  }

  /** A listing on the market or reserved, or the caller's own in any state but withdrawn. Throws `listings.not-found`. */
  async one(caller: Caller, uuid: string): Promise<ListingDto> {
    const found = await this.sql.row<{ listing: ListingDto }>(ONE, [uuid, caller.uuid, this.clock.now()]);
    if (!found) throw listingNotFound();
    return found.listing;
  }

  /** The caller's own active listings that are like this one: the same card on the same terms. */
  async copies(caller: Caller, uuid: string, { limit, after }: PageQuery): Promise<Page<ListingDto>> {
    const found = await this.sql.row<{ lister: string; status: Status }>(LISTER_OF, [uuid]);
    if (found?.lister !== caller.uuid) throw isShown(found?.status) ? notYourListing() : listingNotFound();
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    return writtenPage(await this.sql.one<PageRow>(COPIES, [uuid, limit, ...start, caller.uuid]));
  }

  /** How many listings each of these listers has active, by lister. */
  async countActive(listers: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.sql.rows<{ lister: string; total: number }>(COUNT_ACTIVE, [listers]);
    return new Map(rows.map(({ lister, total }) => [lister, total]));
  }

  /** How many listings each of these listers has on the market, by lister. */
  async countOnMarket(listers: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const asked = [listers, this.clock.now()];
    const rows = await this.sql.rows<{ lister: string; total: number }>(COUNT_ON_MARKET, asked);
    return new Map(rows.map(({ lister, total }) => [lister, total]));
  }

  /** What is for sale since a short while, each card once. */
  latest(most: number): Promise<LatestListing[]> {
    return this.sql.rows<LatestListing>(LATEST, [most, this.clock.now()]);
  }

  /** How many listings are on the market, counted as far as `most`. */
  async countAll(most: number): Promise<number> {
    return (await this.sql.row<{ total: number }>(COUNT_ALL, [most, this.clock.now()]))?.total ?? 0;
  }

  /** What the caller has sold, latest first: all of it, or in a period. */
  async orderHistory(
    caller: Caller,
    lister: string,
    { limit, after, soldFrom, soldBefore }: OrderHistoryQuery,
  ): Promise<Page<ListingDto>> {
    if (soldFrom === undefined && soldBefore === undefined)
      return this.ofLister(caller, lister, 'SOLD', { limit, after });
    if (caller.uuid !== lister) throw notYourHistory();
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    const period = [soldFrom ?? '-infinity', soldBefore ?? 'infinity'];
    return writtenPage(await this.sql.one<PageRow>(SOLD_IN_PERIOD, [lister, limit, ...start, ...period]));
  }
}
