// Keeps listings: loads one for change under a row lock, writes many in one statement.
import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Listing } from '../domain/listing.js';
import { ListingRow, listingOf, rowOf } from './listing.row.js';

@Injectable()
export class ListingRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  private get rows(): Repository<ListingRow> {
    return this.unitOfWork.manager.getRepository(ListingRow);
  }

  /** A listing that nobody else can change until the transaction ends. */
  async forChange(uuid: string): Promise<Listing | undefined> {
    const row = await this.rows.findOne({ where: { uuid }, lock: { mode: 'pessimistic_write' } });
    return row ? listingOf(row) : undefined;
  }

  /** Adds new listings, all in one statement. */
  async add(listings: readonly Listing[]): Promise<void> {
    await this.rows.insert(listings.map(rowOf));
  }

  /** Keeps the changes of a listing. */
  async save(listing: Listing): Promise<void> {
    const { uuid, ...columns } = rowOf(listing);
    await this.rows.update({ uuid }, columns);
  }

  async remove(listing: Listing): Promise<void> {
    await this.rows.delete({ uuid: listing.uuid });
  }
}
