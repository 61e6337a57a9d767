// The reads of listings: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access-tokens.js';
import { keyOf, type Page, pageOf } from '../../platform/http/list.js';
import type { PageQuery } from '../../platform/http/page-query.dto.js';
import { notYourHistory } from './domain/listing.errors.js';
import type { Status } from './domain/offer.js';
import type { CardListing } from './dto/card-listing.dto.js';
import type { ListingDto } from './dto/listing.dto.js';
import type { CardListingsQuery, ListerListingsQuery } from './dto/listings-query.dto.js';
import { listingAnswer } from './listings.answers.js';
import { ACTIVE_OF_LISTER, OF_CARD, SOLD_OF_LISTER } from './listings.statements.js';
import type { ListingRow } from './persistence/listing.row.js';

type Counted = ListingRow & { total: number };
type OfCard = Counted &
  Pick<CardListing, 'name' | 'email' | 'address' | 'role'> & { phone_number: string | null };
type OfLister = Counted & { position: string };

@Injectable()
export class ListingsQueries {
  constructor(private readonly sql: Sql) {}

  /** Active listings of a card with their listers, cheapest first. */
  async ofCard({ cardId, limit, after }: CardListingsQuery): Promise<Page<CardListing>> {
    const [price, uuid] = after ? keyOf(after, 2) : [null, null];
    const rows = await this.sql.rows<OfCard>(OF_CARD, [cardId, limit, price, uuid]);
    const entry = (row: OfCard): CardListing => {
      const { name, email, phone_number: phoneNumber, address, role } = row;
      return { ...listingAnswer(row), name, email, phoneNumber, address, role };
    };
    return pageOf(rows, limit, rows[0]?.total ?? 0, entry, (row) => [row.price_cents, row.uuid]);
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
    const { limit, after, q, condition } = query;
    const [moment, uuid] = after ? keyOf(after, 2) : [null, null];
    const statement = status === 'ACTIVE' ? ACTIVE_OF_LISTER : SOLD_OF_LISTER;
    const values = [lister, limit, patternsOf(q), condition ?? null, moment, uuid, isOwner];
    const rows = await this.sql.rows<OfLister>(statement, values);
    return pageOf(rows, limit, rows[0]?.total ?? 0, listingAnswer, (row) => [row.position, row.uuid]);
  }

  /** What the caller has sold, the latest first. */
  orderHistory(caller: Caller, lister: string, { limit, after }: PageQuery): Promise<Page<ListingDto>> {
    return this.ofLister(caller, lister, 'SOLD', { limit, after });
  }
}

/** One LIKE pattern a word; null asks for everything. */
function patternsOf(q: string | undefined): string[] | null {
  const words = (q ?? '').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').split(/\s+/).filter(Boolean);
  return words.length > 0 ? words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`) : null;
}
