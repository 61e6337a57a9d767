// A listing as the API answers it, after a read and after a write.
import { dollars, moment } from '../../../platform/database/json-page.js';
import type { Condition } from '../domain/condition.js';
import type { Finish, ListingType } from '../domain/listing-kind.js';
import type { ShownStatus } from '../domain/listing-status.js';
import { freshUntil, listedUntil, roleOf } from './count-age.sql.js';

const photoUrl = (size: 'thumbnail' | 'full') => `'/api/listings/photos/' || p.name || '/${size}'`;
/** The photos of a row `l`, in their order. */
const PHOTOS = `(select coalesce(json_agg(json_build_object('uuid', p.uuid, 'url', ${photoUrl('full')},
    'thumbnailUrl', ${photoUrl('thumbnail')}, 'width', p.width, 'height', p.height) order by p.position, p.uuid), '[]')
  from listings.photo p where p.listing = l.uuid and p.removed_at is null)`;

/** The photos of a listing that has just been posted. */
export const NO_PHOTOS = `'[]'::json`;

/** The columns of a row `l` of listings.listings whose lister has this role, with the names of the wire. */
export const listingOfRole = (
  role: string,
  photos = PHOTOS,
): string => `l.uuid, l.lister as "userId", l.card_id as "cardId", l.card_name as "cardName", l.card_set_name as "cardSet",
  l.card_set_code as "cardSetCode", l.card_number as "cardNumber", l.card_image_url as "cardImageUrl", l.condition, l.type,
  l.finish, l.language, ${dollars('l.price_cents')} as price, l.status, ${dollars('l.final_price_cents')} as "finalSoldPrice",
  ${moment('l.status_updated_at')} as "statusUpdatedAt", ${moment('l.created_at')} as "createdAt", ${moment('l.counted_at')} as "countedAt",
  ${moment(freshUntil('l.counted_at', role))} as "freshUntil", ${moment(listedUntil('l.counted_at', role))} as "listedUntil",
  ${moment('l.reserved_until')} as "reservedUntil", l.reserved_zone as "reservedTimeZone", l.version, l.note, l.is_signed as "isSigned", l.is_altered as "isAltered", ${photos} as photos`;

/** The same of a row alone. */
export const LISTING = listingOfRole(roleOf('l.lister'));

/** What of such a row only its lister sees. */
const OWN = `l.external_id as "externalId", l.shelf, l.private_note as "privateNote", ${dollars('l.paid_cents')} as "pricePaid", l.deal,
  (select json_build_object('uuid', a.uuid, 'name', a.name) from users.listers a where a.uuid = (
    select g.receiver from listings.ledger g where l.deal is not null and l.status = 'SOLD' and g.listing = l.uuid
      and g.kind = 'TRANSFERRED' order by g.seq desc limit 1)) as "soldTo"`;

/** The columns of a row as its lister sees it, given those that everybody sees. */
export const withOwn = (listing: string): string => `${listing}, ${OWN}`;

/** A listing of one's own. */
export const LISTING_FOR_LISTER = withOwn(LISTING);

/** What these columns give as JSON. */
export interface ListingAnswer {
  readonly uuid: string;
  readonly userId: string;
  readonly cardId: string;
  readonly cardName: string;
  readonly cardSet: string;
  readonly cardSetCode: string;
  readonly cardNumber: string;
  readonly cardImageUrl: string;
  readonly condition: Condition;
  readonly type: ListingType;
  readonly finish: Finish;
  readonly language: string;
  /** In US dollars, whole cents. */
  readonly price: number;
  readonly status: ShownStatus;
  readonly finalSoldPrice: number | null;
  /** Moments in UTC, to the millisecond. */
  readonly statusUpdatedAt: string;
  readonly createdAt: string;
  readonly countedAt: string;
  readonly freshUntil: string;
  readonly listedUntil: string;
  readonly reservedUntil: string | null;
  readonly reservedTimeZone: string | null;
  readonly version: number;
  readonly note: string | null;
  readonly isSigned: boolean;
  readonly isAltered: boolean;
  readonly photos: readonly PhotoAnswer[];
  /** These only where the lister asks. */
  readonly externalId?: string | null;
  readonly shelf?: string | null;
  readonly privateNote?: string | null;
  readonly pricePaid?: number | null;
  readonly deal?: string | null;
  readonly soldTo?: { readonly uuid: string; readonly name: string } | null;
}

/** A photo of a listing; the width and height are those of the full size. */
interface PhotoAnswer {
  readonly uuid: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}
