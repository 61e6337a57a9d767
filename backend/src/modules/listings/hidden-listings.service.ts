// Listings that moderators take off the market: their lister can't put them back.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { HiddenCopy } from './domain/copy.js';
import { hiddenByModerator } from './domain/listing.errors.js';
import { listingRestored, listingWithdrawn, type OfListing } from './domain/listing.events.js';
import { withOwnExternalIds } from './persistence/one-line-per-external-id.js';

const FOR_HIDING = {
  name: 'listings.for-hiding',
  text: 'select uuid from listings.listings where uuid = $1 for update',
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
/** Of a merged printing the one that it was merged into. */
const cardNow = (c: string): string =>
  `coalesce((select m.merged_into from cards.merged_cards m where m.id = ${c}.card_id limit 1), ${c}.card_id)`;
/** What a copy is, which is the same for all copies of an external ID. */
const kindOf = (c: string): string => `${cardNow(c)}, ${c}.condition, ${c}.finish, ${c}.language, ${c}.type`;
/**
 * $1 listing, $2 when it was hidden: one that its lister had withdrawn before stays so. Its external ID may have been given to other copies
 * since: then its lister finds it in the private note.
 */
const SHOW_AGAIN = {
  name: 'listings.show-again',
  text: `with hidden as (
      select l.uuid, l.external_id, exists (select from listings.listings c
        where c.lister = l.lister and c.external_id = l.external_id and c.status in ('ACTIVE', 'RESERVED') and c.uuid <> l.uuid
          and (${kindOf('c')}) is distinct from (${kindOf('l')})) as is_taken
      from listings.listings l where l.uuid = $1 and l.status = 'WITHDRAWN' and l.withdrawn_at = $2)
    update listings.listings l set status = 'ACTIVE', withdrawn_at = null, version = version + 1,
      external_id = case when not h.is_taken then l.external_id end,
      private_note = case when h.is_taken
        then left(concat_ws(' · ', 'Former external ID: ' || l.external_id, l.private_note), 500) else l.private_note end
    from hidden h where l.uuid = h.uuid
    returning l.uuid as listing, l.lister, l.card_id as "cardId", l.card_name as "cardName", h.is_taken as "isIdTaken"`,
};
/** $1 listings. */
const HIDDEN_AMONG = {
  name: 'listings.hidden-among',
  text: 'select listing, hidden_at as "hiddenAt" from listings.hidden_listing where listing = any ($1::uuid[])',
};
/** $1 lister: the copies that are hidden. Where one like it was posted since, its lister has gone on with them. */
const HIDDEN_COPIES = {
  name: 'listings.hidden-copies',
  text: `select ${cardNow('l')} as card_id, l.condition, l.finish, l.language, l.type, l.note, l.is_signed, l.is_altered
    from listings.hidden_listing h join listings.listings l on l.uuid = h.listing
    where l.lister = $1 and l.status = 'WITHDRAWN' and not exists (select from listings.listings c
      where c.lister = l.lister and c.status = 'ACTIVE' and c.created_at > h.hidden_at and c.card_id in (l.card_id, ${cardNow('l')})
        and (c.condition, c.finish, c.language, c.type, c.is_signed, c.is_altered)
          = (l.condition, l.finish, l.language, l.type, l.is_signed, l.is_altered) and c.note is not distinct from l.note)`,
};

@Injectable()
export class HiddenListings {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** In the caller's unit of work. One that is off the market stays so; one that a deal keeps is once the deal lets it go. */
  async hide(listing: string): Promise<void> {
    if ((await this.sql.rowsForChange(FOR_HIDING, [listing])).length === 0) return;
    const now = this.clock.now();
    await this.sql.rows(KEEP_HIDDEN, [listing, now]);
    const hidden = await this.sql.row<OfListing>(HIDE, [listing, now]);
    if (hidden) this.unitOfWork.publish(listingWithdrawn(hidden));
  }

  /**
   * In the caller's unit of work: it is on the market again, if it was when it was hidden. Where its lister has given its external ID to
   * others since, it has none, which the audit log says.
   */
  async showAgain(listing: string, by: string): Promise<void> {
    const hidden = await this.sql.row<{ hiddenAt: Date }>(FORGET_HIDDEN, [listing]);
    if (!hidden) return;
    const row = await withOwnExternalIds(
      this.sql.row<OfListing & { readonly isIdTaken: boolean }>(SHOW_AGAIN, [listing, hidden.hiddenAt]),
    );
    if (!row) return;
    const { isIdTaken, ...shown } = row;
    this.unitOfWork.publish(listingRestored(shown));
    if (!isIdTaken) return;
    const entry = { actor: by, subject: shown.lister, target: listing };
    await this.unitOfWork.record({ action: 'listings.shown-without-external-id', ...entry });
  }

  /** Those of the listings that are hidden, and since when. It stays so for the one who holds the listings. */
  async among(listings: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const hidden = await this.sql.rows<{ listing: string; hiddenAt: Date }>(HIDDEN_AMONG, [listings]);
    return new Map(hidden.map(({ listing, hiddenAt }) => [listing, hiddenAt]));
  }

  /** What a lister's hidden copies are like, unless one like it was posted since: nothing posts them again by itself. */
  copiesOf(lister: string): Promise<readonly HiddenCopy[]> {
    return this.sql.rows<HiddenCopy>(HIDDEN_COPIES, [lister]);
  }

  /** Throws `listings.hidden` where one of the listings is hidden. */
  async refuseHidden(listings: readonly string[]): Promise<void> {
    if ((await this.among(listings)).size > 0) throw hiddenByModerator();
  }
}
