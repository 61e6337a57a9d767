// The SQL of photos.
import { LISTING_FOR_LISTER } from '../persistence/listing.columns.js';

/** $1 a listing: whose it is, its state, and how many photos it has. No row for none. */
export const ROOM_FOR_PHOTOS = {
  name: 'listings.room-for-photos',
  text: `select l.lister, l.status, (select count(*)::int from listings.photo p
      where p.listing = l.uuid and p.removed_at is null) as photos
    from listings.listings l where l.uuid = $1`,
};

/** $1 an account: how many photos it has, counted as far as $2. */
export const COUNT_PHOTOS = {
  name: 'listings.count-photos',
  text: `select count(*)::int as photos from (
    select from listings.photo where lister = $1 limit $2::int) counted`,
};

/** $1 a listing, held by the caller: its photos in their order. */
export const PHOTOS_OF = {
  name: 'listings.photos-of',
  text: `select uuid, removed_at as "removedAt" from listings.photo where listing = $1 order by position, uuid`,
};

/** $1 a photo, $2 its listing, $3 name, $4 and $5 width and height, $6 bytes, $7 now, $8 the lister: the last of its listing. */
export const ADD_PHOTO = {
  name: 'listings.add-photo',
  text: `insert into listings.photo (uuid, listing, name, position, width, height, bytes, added_at, lister)
    select $1, $2, $3, coalesce(max(position) + 1, 0), $4, $5, $6, $7, $8 from listings.photo where listing = $2`,
};

/** $1 a photo, $2 when it was removed, null to bring it back. */
export const SET_PHOTO_REMOVED = {
  name: 'listings.set-photo-removed',
  text: 'update listings.photo set removed_at = $2 where uuid = $1',
};

/** $1 photos in their new order. */
export const ORDER_PHOTOS = {
  name: 'listings.order-photos',
  text: `update listings.photo p set position = o.nth - 1
    from unnest($1::uuid[]) with ordinality o (uuid, nth) where p.uuid = o.uuid`,
};

/** $1 a listing whose photos have changed: a new version of it, as the API answers it to its lister. */
export const PHOTOS_HAVE_CHANGED = {
  name: 'listings.photos-have-changed',
  text: `update listings.listings l set version = version + 1 where uuid = $1
    returning (select row_to_json(entry) from (select ${LISTING_FOR_LISTER}) entry) as answer`,
};

/** $1 a name: the photo, if it is to be seen. */
export const SHOWN_PHOTO = {
  name: 'listings.shown-photo',
  text: `select 1 as found from listings.photo p join listings.listings l on l.uuid = p.listing
    where p.name = $1 and p.removed_at is null and l.status <> 'WITHDRAWN'`,
};

/** $1 names: those that no photo has. */
export const UNKNOWN_PHOTOS = {
  name: 'listings.unknown-photos',
  text: `select asked.name from unnest($1::text[]) asked (name)
    where not exists (select from listings.photo p where p.name = asked.name)`,
};
