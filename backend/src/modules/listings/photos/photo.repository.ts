// Writes the photos of a listing that the caller holds.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { StoredImage } from '../../../platform/images/image-folder.js';
import type { ListingAnswer } from '../persistence/listing.columns.js';
import {
  ADD_PHOTO,
  COUNT_PHOTOS,
  ORDER_PHOTOS,
  PHOTOS_HAVE_CHANGED,
  PHOTOS_OF,
  SET_PHOTO_REMOVED,
} from './photo.statements.js';

/** A photo of a listing; a removed one can be brought back for a while. */
export interface KeptPhoto {
  readonly uuid: string;
  readonly removedAt: Date | null;
}

/** All of it throws outside of a unit of work: the listing's row lock orders the writes. */
@Injectable()
export class PhotoRepository {
  constructor(private readonly sql: Sql) {}

  /** The photos of a listing in their order, with those that were removed. */
  of(listing: string): Promise<KeptPhoto[]> {
    return this.sql.rowsForChange<{ uuid: string; removedAt: Date | null }>(PHOTOS_OF, [listing]);
  }

  /** Adds a photo as the last one of its listing. */
  async add(listing: string, lister: string, photo: StoredImage, now: Date): Promise<void> {
    const { uuid, name, width, height, bytes } = photo;
    await this.sql.rowsForChange(ADD_PHOTO, [uuid, listing, name, width, height, bytes, now, lister]);
  }

  /** How many photos an account has, counted as far as `max`; until the transaction ends nobody else counts them. */
  async count(lister: string, max: number): Promise<number> {
    await this.sql.lock('photos', lister);
    return (await this.sql.one<{ photos: number }>(COUNT_PHOTOS, [lister, max])).photos;
  }

  async remove(photo: string, now: Date): Promise<void> {
    await this.sql.rowsForChange(SET_PHOTO_REMOVED, [photo, now]);
  }

  async restore(photo: string): Promise<void> {
    await this.sql.rowsForChange(SET_PHOTO_REMOVED, [photo, null]);
  }

  async order(photos: readonly string[]): Promise<void> {
    await this.sql.rowsForChange(ORDER_PHOTOS, [photos]);
  }

  /** Gives the listing its next version. Resolves with it as the API answers it. */
  async changed(listing: string): Promise<ListingAnswer> {
    return (await this.sql.one<{ answer: ListingAnswer }>(PHOTOS_HAVE_CHANGED, [listing])).answer;
  }
}
