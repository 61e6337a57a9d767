// The verbs of places: set one's place, remove it, say how far one looks. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import { accountClosed, UsersFacade } from '../users/index.js';
import { roundedForPeople, toCentimetres } from './domain/distance.js';
import {
  onlyStores,
  placeChanged,
  storesHaveAddresses,
  tooManyMoves,
  townOrPoint,
} from './domain/place.errors.js';
import { storeMoved } from './domain/place.events.js';
import type { OwnPlaceDto, SetPlace, SetPlacePreferences } from './dto/own-place.dto.js';
import type { SetStorePlace, StorePlaceDto } from './dto/store-place.dto.js';
import { type ChosenTown, type NewPlace, PlaceRepository } from './persistence/place.repository.js';
import { PlacesQueries } from './places.queries.js';

@Injectable()
export class PlacesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly places: PlaceRepository,
    private readonly queries: PlacesQueries,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * The caller is in a town: the one named, or the nearest to a point, which is not kept. Throws `places.stores-have-addresses`,
   * `places.too-many-moves`, and what `PlacesQueries.town` and `nearestTown` throw.
   */
  async setTown({ uuid: account, role }: Caller, asked: SetPlace): Promise<OwnPlaceDto> {
    const find = this.townOf(asked);
    if (role === 'STORE') throw storesHaveAddresses();
    const town = await find();
    await this.move({ account, town, ...roundedForPeople(town), at: this.clock.now() });
    return this.queries.own(account);
  }

  /**
   * The caller's store is at an address, unless its place has changed since the caller saw it. Throws `places.only-stores`,
   * `places.changed`, `places.too-many-moves`, and what `PlacesQueries.nearestTown` throws.
   */
  async setStore(
    { uuid: account, role }: Caller,
    { address, latitude, longitude }: SetStorePlace,
    seen?: IfMatch,
  ): Promise<StorePlaceDto> {
    if (role !== 'STORE') throw onlyStores();
    const point = toCentimetres({ latitude, longitude });
    const town = await this.queries.nearestTown(point);
    return this.unitOfWork.run(async () => {
      await this.move({ account, town, address, ...point, at: this.clock.now() }, seen);
      return this.queries.store(account);
    });
  }

  /** The caller's place is deleted; the moves of the day stay counted. */
  async remove({ uuid: account }: Caller): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.lock(account);
      await this.places.remove(account);
    });
  }

  /** How far the caller looks, and in which unit. */
  async prefer({ uuid: account }: Caller, { radiusKm, unit }: SetPlacePreferences): Promise<OwnPlaceDto> {
    await this.unitOfWork.run(async () => {
      await this.lock(account);
      await this.places.prefer(account, radiusKm, unit);
    });
    return this.queries.own(account);
  }

  /** How to find the town. Throws `places.town-or-point`. */
  private townOf({ town, latitude, longitude }: SetPlace): () => Promise<ChosenTown> {
    if (town !== undefined && latitude === undefined && longitude === undefined)
      return () => this.queries.town(town);
    if (town === undefined && latitude !== undefined && longitude !== undefined)
      return () => this.queries.nearestTown(toCentimetres({ latitude, longitude }));
    throw townOrPoint();
  }

  /** Setting the place that it is already is no move, and no conflict: the answer to an earlier call may have been lost. */
  private async move(place: NewPlace, seen?: IfMatch): Promise<void> {
    const { account, address, at } = place;
    await this.unitOfWork.run(async () => {
      await this.lock(account);
      if (!(await this.places.isThere(account, place, address))) {
        if (seen && !seen.has(await this.queries.versionOf(account))) throw placeChanged();
        const next = await this.places.countMove(account, at);
        if (next) throw tooManyMoves({ retryAfter: Math.ceil((next.getTime() - at.getTime()) / 1000) });
      }
      // A point that is put right under the same address is no other counter.
      const hasMoved = address !== undefined && (await this.places.hasMoved(account, address));
      await this.places.save(place);
      if (hasMoved) this.unitOfWork.publish(storeMoved({ store: account }));
    });
  }

  /** Alone: what is read of the place stays as it is until the transaction ends. */
  private async lock(account: string): Promise<void> {
    if (!(await this.users.lockAloneIfOpen(account))) throw accountClosed();
  }
}
