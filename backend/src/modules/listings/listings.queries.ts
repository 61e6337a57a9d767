// The reads of listings: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../platform/database/page-text.js';
import { Sql } from '../../platform/database/sql.js';
import { wordsOf } from '../../platform/database/words.js';
import type { Caller } from '../../platform/http/access-tokens.js';
import { FIRST_UUID, FROM_THE_LATEST, keyOf } from '../../platform/http/cursor.js';
import { type Page, writtenPage } from '../../platform/http/list.js';
import type { PageQuery } from '../../platform/http/page-query.dto.js';
import { notYourHistory } from './domain/listing.errors.js';
import type { Status } from './domain/offer.js';
import type { CardListing } from './dto/card-listing.dto.js';
import type { LatestListing } from './dto/latest-listing.dto.js';
import type { ListingDto } from './dto/listing.dto.js';
import type { CardListingsQuery, ListerListingsQuery } from './dto/listings-query.dto.js';
import { COUNT_ACTIVE, COUNT_ALL, LATEST, OF_CARD, OF_LISTER } from './listings.statements.js';

/** Before every listing of a card: nothing is for free. */
const FROM_THE_CHEAPEST = [0, FIRST_UUID] as const;

@Injectable()
export class ListingsQueries {
  constructor(private readonly sql: Sql) {}

  /** Active listings of a card with their listers, cheapest first. */
  async ofCard({ cardId, limit, after }: CardListingsQuery): Promise<Page<CardListing>> {
    const start = after ? keyOf(after, 'number', 'uuid') : FROM_THE_CHEAPEST;
    return writtenPage(await this.sql.one<PageRow>(OF_CARD, [cardId, limit, ...start]));
  }

  /** Listings of a lister in one state: active ones for anyone, other states for the lister alone. */
  async ofLister(
    caller: Caller,
    lister: string,
    status: Status,
    query: ListerListingsQuery,
  ): Promise<Page<ListingDto>> {
    const isOwner = caller.uuid === lister;
    if (status !== 'ACTIVE' && !isOwner) throw notYourHistory();
    const words = wordsOf(query.q);
    const { condition } = query;
    const unsaid = words.length === 0;
    const sieve = condition ? (unsaid ? 'condition' : 'both') : unsaid ? 'all' : 'words';
    const sifts = [...(condition ? [condition] : []), ...(unsaid ? [] : [words])];
    const { limit, after } = query;
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    const asked = [lister, limit, ...start, isOwner, ...sifts];
    return writtenPage(await this.sql.one<PageRow>(OF_LISTER[status][sieve], asked));
  }

  /** How many listings a lister has active. */
  async countActive(lister: string): Promise<number> {
    return (await this.sql.row<{ total: number }>(COUNT_ACTIVE, [lister]))?.total ?? 0;
  }

  /** What is for sale since a short while, each card once. */
  async latest(most: number): Promise<LatestListing[]> {
    const rows = await this.sql.rows<Omit<LatestListing, 'price'> & { price_cents: number }>(LATEST, [most]);
    return rows.map(({ price_cents: cents, ...listing }) => ({ ...listing, price: cents / 100 }));
  }

  /** How many listings are active, counted as far as `most`. */
  async countAll(most: number): Promise<number> {
    return (await this.sql.row<{ total: number }>(COUNT_ALL, [most]))?.total ?? 0;
  }

  /** What the caller has sold, the latest first. */
  orderHistory(caller: Caller, lister: string, { limit, after }: PageQuery): Promise<Page<ListingDto>> {
    return this.ofLister(caller, lister, 'SOLD', { limit, after });
  }
}
