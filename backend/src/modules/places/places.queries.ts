// The reads of places: towns, and where accounts are.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import type { Coordinates } from './domain/distance.js';
import { noTownNear, storePlaceNotFound, townNotFound, townsLoading } from './domain/place.errors.js';
import { boxAround, MOVES_A_DAY, MOVES_PERIOD_MS, TOWN_WITHIN_KM, type Viewer } from './domain/place.js';
import { typedPlace } from './domain/place-name.js';
import type { OwnPlaceDto, PlaceDto } from './dto/own-place.dto.js';
import type { StorePlaceDto } from './dto/store-place.dto.js';
import type { TownDto } from './dto/town.dto.js';
import type { ChosenTown } from './persistence/place.repository.js';
import {
  FIND_TOWNS,
  IS_LOADED,
  NEAREST_TOWN,
  OWN_PLACE,
  PLACE_VERSION,
  STORE_PLACE,
  TOWN_BY_ID,
  VIEWER,
} from './places.statements.js';

/** Sorts after everything that begins with the same letters. */
const LAST_CHARACTER = '\u{10ffff}';

type OwnRow = Pick<OwnPlaceDto, 'radiusKm' | 'unit' | 'version'> & { uuid: string; moves: number } & {
  [Field in keyof PlaceDto]: PlaceDto[Field] | null;
};

@Injectable()
export class PlacesQueries {
  private isLoaded = false;

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The towns that begin with what was typed. Throws `places.loading` until they are there. */
  async find(typed: string): Promise<TownDto[]> {
    await this.loaded();
    const { key, area } = typedPlace(typed);
    if (key === '') return [];
    return this.sql.rows<TownDto>(FIND_TOWNS, [key, key + LAST_CHARACTER, area]);
  }

  /** The town of this ID. Throws `places.town-not-found`, `places.loading`. */
  async town(id: number): Promise<ChosenTown> {
    const town = await this.sql.row<ChosenTown>(TOWN_BY_ID, [id]);
    if (town) return town;
    await this.loaded();
    throw townNotFound();
  }

  /** The town that is nearest to a point. Throws `places.no-town-near`, `places.loading`. */
  async nearestTown(point: Coordinates): Promise<ChosenTown> {
    for (const km of TOWN_WITHIN_KM) {
      const values = [point.latitude, point.longitude, ...boxAround(point, km)];
      const town = await this.sql.row<ChosenTown & { metres: number }>(NEAREST_TOWN, values);
      // In a corner of the box it may be farther than one beyond its edge.
      if (town && town.metres <= km * 1000) return town;
    }
    await this.loaded();
    throw noTownNear();
  }

  /** Where the account is, as its owner sees it. */
  async own(account: string): Promise<OwnPlaceDto> {
    const day = new Date(this.clock.now().getTime() - MOVES_PERIOD_MS);
    const row = await this.sql.one<OwnRow>(OWN_PLACE, [account, day]);
    const { uuid: _, radiusKm, unit, version, moves, ...place } = row;
    const isSet = place.town !== null;
    return {
      place: isSet ? (place as PlaceDto) : null,
      radiusKm,
      unit,
      movesLeft: Math.max(0, MOVES_A_DAY - moves),
      version,
    };
  }

  /** How often the place of the account was set or removed. */
  async versionOf(account: string): Promise<number> {
    return (await this.sql.row<{ version: number }>(PLACE_VERSION, [account]))?.version ?? 0;
  }

  /** Where an open store is. Throws `places.store-not-found`. */
  async store(uuid: string): Promise<StorePlaceDto> {
    const place = await this.sql.row<StorePlaceDto>(STORE_PLACE, [uuid]);
    if (!place) throw storePlaceNotFound();
    return place;
  }

  /** Where the account looks from; undefined until it has a place. */
  viewer(account: string): Promise<Viewer | undefined> {
    return this.sql.row<Viewer & { radiusKm: number | null }>(VIEWER, [account]);
  }

  /** Once they are loaded, towns stay: a later list takes the place of the former at once. */
  private async loaded(): Promise<void> {
    this.isLoaded ||= (await this.sql.one<{ loaded: boolean }>(IS_LOADED)).loaded;
    if (!this.isLoaded) throw townsLoading({ retryAfter: 30, isExpected: true });
  }
}
