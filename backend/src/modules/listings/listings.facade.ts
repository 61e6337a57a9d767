// What other parts of the product may ask of listings.
import { Injectable } from '@nestjs/common';
import type { LatestListing } from './dto/latest-listing.dto.js';
import type { PostListing } from './dto/post-listing.dto.js';
import { ListingsQueries } from './listings.queries.js';
import { ListingsService } from './listings.service.js';

@Injectable()
export class ListingsFacade {
  constructor(
    private readonly service: ListingsService,
    private readonly queries: ListingsQueries,
  ) {}

  /** Posts listings of this lister, all or none; gives their ids in the same order. */
  async post(lister: string, entries: readonly PostListing[]): Promise<string[]> {
    return (await this.service.post({ uuid: lister }, entries)).map(({ uuid }) => uuid);
  }

  /** Marks a listing of this lister as sold, for the listed price. Throws as the route does. */
  async markSold(lister: string, uuid: string): Promise<void> {
    await this.service.change({ uuid: lister }, uuid, { status: 'SOLD' });
  }

  /** How many listings each of these listers has active, by lister; one who has none is left out. */
  countActive(listers: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.queries.countActive(listers);
  }

  /** What open accounts have put up for sale last, the newest first, each card by its name once. */
  latest(most: number): Promise<LatestListing[]> {
    return this.queries.latest(most);
  }

  /** How many listings open accounts have active, counted as far as `most`. */
  countAll(most: number): Promise<number> {
    return this.queries.countAll(most);
  }
}
