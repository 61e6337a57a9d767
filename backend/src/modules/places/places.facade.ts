// What other modules may ask of places.
import { Injectable } from '@nestjs/common';
import { type Coordinates, toCentimetres } from './domain/distance.js';
import type { Viewer } from './domain/place.js';
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
   * Where an account looks from, and how far: undefined until it has a place. In SQL all places are the view `places.located`
   * (account, is_exact, zone, latitude, longitude), which is never to be answered as it is: of a person others see `bandSql` alone.
   */
  viewer(account: string): Promise<Viewer | undefined> {
    return this.queries.viewer(account);
  }
}
