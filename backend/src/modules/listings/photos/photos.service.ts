// The verbs of photos: add, order, remove, restore. One method, one transaction; each gives its listing a new version.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import type { StoredImage } from '../../../platform/images/image-folder.js';
import { accountClosed } from '../domain/listing.errors.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { ownOf } from '../own-listing.js';
import { ListingRepository } from '../persistence/listing.repository.js';
import {
  photoNotFound,
  photosChanged,
  tooLateToRestorePhoto,
  tooManyPhotos,
  tooManyPhotosOfAccount,
} from './photo.errors.js';
import { MAX_PHOTOS, MAX_PHOTOS_OF_ACCOUNT, RESTORABLE_MS } from './photo.js';
import { type KeptPhoto, PhotoRepository } from './photo.repository.js';

type Owner = Pick<Caller, 'uuid'>;

@Injectable()
export class PhotosService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingRepository,
    private readonly photos: PhotoRepository,
    private readonly clock: Clock,
  ) {}

  /** Adds a photo as the last one. Throws `listings.too-many-photos`, `listings.too-many-photos-of-account`. */
  add(owner: Owner, listing: string, photo: StoredImage): Promise<ListingDto> {
    return this.change(owner, listing, async (photos) => {
      refuseIfFull(photos);
      const kept = await this.photos.count(owner.uuid, MAX_PHOTOS_OF_ACCOUNT);
      if (kept >= MAX_PHOTOS_OF_ACCOUNT) throw tooManyPhotosOfAccount();
      await this.photos.add(listing, owner.uuid, photo, this.clock.now());
    });
  }

  /** Throws `listings.photos-changed` unless `order` has each photo of the listing once. */
  order(owner: Owner, listing: string, order: readonly string[]): Promise<ListingDto> {
    return this.change(owner, listing, async (photos) => {
      const known = new Set(shown(photos).map(({ uuid }) => uuid));
      if (known.size !== order.length || !order.every((uuid) => known.has(uuid))) throw photosChanged();
      await this.photos.order(order);
    });
  }

  /** Throws `listings.photo-not-found`; a photo that was removed already stays so. */
  remove(owner: Owner, listing: string, photo: string): Promise<ListingDto> {
    return this.change(owner, listing, async (photos) => {
      if (find(photos, photo).removedAt === null) await this.photos.remove(photo, this.clock.now());
    });
  }

  /** Brings a removed photo back to its place. Throws `listings.photo-too-late-to-restore`, `listings.too-many-photos`. */
  restore(owner: Owner, listing: string, photo: string): Promise<ListingDto> {
    return this.change(owner, listing, async (photos) => {
      const { removedAt } = find(photos, photo);
      if (removedAt === null) return;
      if (this.clock.now().getTime() - removedAt.getTime() > RESTORABLE_MS) throw tooLateToRestorePhoto();
      refuseIfFull(photos);
      await this.photos.restore(photo);
    });
  }

  /** Holds the listing: two changes of its photos follow each other. */
  private change(
    owner: Owner,
    uuid: string,
    change: (photos: readonly KeptPhoto[]) => Promise<void>,
  ): Promise<ListingDto> {
    return this.unitOfWork.run(async () => {
      const held = await this.listings.forChange(uuid, owner.uuid);
      if (!held) throw accountClosed();
      ownOf(held.listing, owner).refuseUnlessOpen();
      await change(await this.photos.of(uuid));
      return this.photos.changed(uuid);
    });
  }
}

const shown = (photos: readonly KeptPhoto[]): KeptPhoto[] =>
  photos.filter(({ removedAt }) => removedAt === null);

function refuseIfFull(photos: readonly KeptPhoto[]): void {
  if (shown(photos).length >= MAX_PHOTOS) throw tooManyPhotos();
}

function find(photos: readonly KeptPhoto[], uuid: string): KeptPhoto {
  const photo = photos.find((each) => each.uuid === uuid);
  if (!photo) throw photoNotFound();
  return photo;
}
