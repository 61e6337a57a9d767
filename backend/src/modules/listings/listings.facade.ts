// What other parts of the product may ask of listings.
import { Injectable } from '@nestjs/common';
import type { PostListing } from './dto/post-listing.dto.js';
import { ListingsService } from './listings.service.js';

@Injectable()
export class ListingsFacade {
  constructor(private readonly service: ListingsService) {}

  /** Posts listings of this lister, all or none. */
  async post(lister: string, entries: readonly PostListing[]): Promise<void> {
    await this.service.post({ uuid: lister }, entries);
  }
}
