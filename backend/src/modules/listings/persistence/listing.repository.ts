// Keeps listings: loads one for change under a row lock, writes many in one statement, brings back what was withdrawn.
import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Listing } from '../domain/listing.js';
import { ListingRow, listingOf, rowOf } from './listing.row.js';

/** A listing that was put away. */
export interface Withdrawn {
  readonly lister: string;
  readonly withdrawn_at: Date;
}

const REMOVE = `
  with gone as (delete from listings.listings l where uuid = $1 returning l.*)
  insert into listings.withdrawn (uuid, lister, listing, withdrawn_at)
  select uuid, lister, to_jsonb(gone), $2 from gone`;
const WITHDRAWN = 'select lister, withdrawn_at from listings.withdrawn where uuid = $1 for update';
const BRING_BACK = `
  with back as (delete from listings.withdrawn where uuid = $1 returning listing)
  insert into listings.listings select (jsonb_populate_record(null::listings.listings, listing)).* from back`;

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

  /** Puts it away; it can be brought back until that is forgotten. */
  async remove(listing: Listing, now: Date): Promise<void> {
    await this.unitOfWork.manager.query(REMOVE, [listing.uuid, now]);
  }

  /** Who withdrew a listing, and when; nobody else can bring it back until the transaction ends. */
  async withdrawn(uuid: string): Promise<Withdrawn | undefined> {
    const rows: Withdrawn[] = await this.unitOfWork.manager.query(WITHDRAWN, [uuid]);
    return rows[0];
  }

  /** Puts a withdrawn listing back among the others, as it was. */
  async bringBack(uuid: string): Promise<void> {
    await this.unitOfWork.manager.query(BRING_BACK, [uuid]);
  }
}
