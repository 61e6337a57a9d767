// What other modules may ask of places.
import { Injectable } from '@nestjs/common';
import { type Coordinates, toCentimetres } from './domain/distance.js';
import { type Area, boxWithin } from './domain/place.js';
import { PlacesQueries } from './places.queries.js';

@Injectable()
export class PlacesFacade {
  constructor(private readonly queries: PlacesQueries) {}

  /** A point as it is kept, with the town that it is in or near. Throws `places.no-town-near`, `places.loading`. */
  async spot(asked: Coordinates): Promise<Coordinates & { readonly label: string }> {
    const point = toCentimetres({ latitude: asked.latitude, longitude: asked.longitude });
    return { ...point, label: (await this.queries.nearestTown(point)).label };
  }

  /**
   * What `radius=mine` means for an account: the box that holds everybody within its radius, or `times` that distance; null while
   * it has no place or no radius, and looks everywhere. In SQL it is `isWithinRadius` of a place of the view `places.located`
   * (account, is_exact, zone, latitude, longitude), which is never to be answered as it is: of a person others see `bandSql` alone.
   */
  async areaOf(account: string, times = 1): Promise<Area | null> {
    const viewer = await this.queries.viewer(account);
    if (!viewer || viewer.radiusKm === null) return null;
    return { box: boxWithin(viewer, times * viewer.radiusKm), radiusKm: viewer.radiusKm };
  }
}
