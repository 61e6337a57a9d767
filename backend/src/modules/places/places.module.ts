// Wires places.
import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { DistancesController } from './distances.controller.js';
import { DistancesQueries } from './distances.queries.js';
import { LoadTownsAtStart } from './import/load-towns-at-start.js';
import { MapController } from './map.controller.js';
import { MapQueries } from './map.queries.js';
import { PlaceRepository } from './persistence/place.repository.js';
import { PlacesController } from './places.controller.js';
import { PlacesFacade } from './places.facade.js';
import { PlacesQueries } from './places.queries.js';
import { PlacesService } from './places.service.js';

@Module({
  imports: [UsersModule],
  controllers: [DistancesController, MapController, PlacesController],
  providers: [
    PlacesService,
    PlacesQueries,
    PlaceRepository,
    PlacesFacade,
    DistancesQueries,
    MapQueries,
    LoadTownsAtStart,
  ],
  exports: [PlacesFacade],
})
export class PlacesModule {}
