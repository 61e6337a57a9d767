// The reads of listings: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { wordsOf } from '../../platform/database/words.js';
import type { Caller } from '../../platform/http/access-tokens.js';
import { FIRST_UUID, FROM_THE_LATEST, keyOf } from '../../platform/http/cursor.js';
import { type Page, pageOf } from '../../platform/http/list.js';
import type { PageQuery } from '../../platform/http/page-query.dto.js';
import { notYourHistory } from './domain/listing.errors.js';
import type { Status } from './domain/offer.js';
import type { CardListing } from './dto/card-listing.dto.js';
import type { LatestListing } from './dto/latest-listing.dto.js';
import type { ListingDto } from './dto/listing.dto.js';
import type { CardListingsQuery, ListerListingsQuery } from './dto/listings-query.dto.js';
import { listingAnswer } from './listings.answers.js';
import { COUNT_ACTIVE, COUNT_ALL, LATEST, OF_CARD, OF_LISTER } from './listings.statements.js';
import type { ListingRow } from './persistence/listing.row.js';

type Counted = ListingRow & { total: number };
type OfCard = Counted &
  Pick<CardListing, 'name' | 'email' | 'address' | 'role'> & { phone_number: string | null };
type OfLister = Counted & { position: string };

/** Before every listing of a card: nothing is for free. */
const FROM_THE_CHEAPEST = [0, FIRST_UUID] as const;

@Injectable()
export class ListingsQueries {
  constructor(private readonly sql: Sql) {}

  /** Active listings of a card with their listers, cheapest first. */
  ofCard(query: CardListingsQuery): Promise<Page<CardListing>> {
    const read = (limit: number, after?: string) => {
      const [price, uuid] = after ? keyOf(after, 'number', 'uuid') : FROM_THE_CHEAPEST;
      return this.sql.rows<OfCard>(OF_CARD, [query.cardId, limit, price, uuid]);
    };
    const entry = (row: OfCard): CardListing => {
      const { name, email, phone_number: phoneNumber, address, role } = row;
      return { ...listingAnswer(row), name, email, phoneNumber, address, role };
    };
    return pageOf(query, read, entry, (row) => [row.price_cents, row.uuid]);
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
    const read = (limit: number, after?: string) => {
      const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
      return this.sql.rows<OfLister>(OF_LISTER[status][sieve], [lister, limit, ...start, isOwner, ...sifts]);
    };
    return pageOf(query, read, listingAnswer, (row) => [row.position, row.uuid]);
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
