// Listings that moderators take off the market: their lister can't put them back.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { hiddenByModerator, reserved } from './domain/listing.errors.js';
import { listingRestored, listingWithdrawn, type OfListing } from './domain/listing.events.js';
import { withOwnExternalIds } from './persistence/one-line-per-external-id.js';

const STATUS = {
  name: 'listings.status-for-change',
  text: 'select status from listings.listings where uuid = $1 for update',
};
/** $1 listing, $2 now. */
const KEEP_HIDDEN = {
  name: 'listings.keep-hidden',
  text: 'insert into listings.hidden_listing (listing, hidden_at) values ($1, $2) on conflict do nothing',
};
const FACTS = 'uuid as listing, lister, card_id as "cardId", card_name as "cardName"';
const HIDE = {
  name: 'listings.hide',
  text: `update listings.listings set status = 'WITHDRAWN', withdrawn_at = $2, version = version + 1
    where uuid = $1 and status = 'ACTIVE' returning ${FACTS}`,
};
const FORGET_HIDDEN = {
  name: 'listings.forget-hidden',
  text: 'delete from listings.hidden_listing where listing = $1 returning hidden_at as "hiddenAt"',
};
/** $1 listing, $2 when it was hidden: one that its lister had withdrawn before stays so. */
const SHOW_AGAIN = {
  name: 'listings.show-again',
  text: `update listings.listings set status = 'ACTIVE', withdrawn_at = null, version = version + 1
    where uuid = $1 and status = 'WITHDRAWN' and withdrawn_at = $2 returning ${FACTS}`,
};
/** $1 listings. */
const HIDDEN_AMONG = {
  name: 'listings.hidden-among',
  text: 'select listing, hidden_at as "hiddenAt" from listings.hidden_listing where listing = any ($1::uuid[])',
};

@Injectable()
export class HiddenListings {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** In the caller's unit of work; one that is off the market stays so. Throws `listings.reserved` while a deal keeps it. */
  async hide(listing: string): Promise<void> {
    const [found] = await this.sql.rowsForChange<{ status: string }>(STATUS, [listing]);
    if (!found) return;
    if (found.status === 'RESERVED') throw reserved();
    const now = this.clock.now();
    await this.sql.rows(KEEP_HIDDEN, [listing, now]);
    const hidden = await this.sql.row<OfListing>(HIDE, [listing, now]);
    if (hidden) this.unitOfWork.publish(listingWithdrawn(hidden));
  }

  /** In the caller's unit of work: it is on the market again, if it was when it was hidden. */
  async showAgain(listing: string): Promise<void> {
    const hidden = await this.sql.row<{ hiddenAt: Date }>(FORGET_HIDDEN, [listing]);
    if (!hidden) return;
    const shown = await withOwnExternalIds(this.sql.row<OfListing>(SHOW_AGAIN, [listing, hidden.hiddenAt]));
    if (shown) this.unitOfWork.publish(listingRestored(shown));
  }

  /** Those of the listings that are hidden, and since when. It stays so for the one who holds the listings. */
  async among(listings: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const hidden = await this.sql.rows<{ listing: string; hiddenAt: Date }>(HIDDEN_AMONG, [listings]);
    return new Map(hidden.map(({ listing, hiddenAt }) => [listing, hiddenAt]));
  }

  /** Throws `listings.hidden` where one of the listings is hidden. */
  async refuseHidden(listings: readonly string[]): Promise<void> {
    if ((await this.among(listings)).size > 0) throw hiddenByModerator();
  }
}
