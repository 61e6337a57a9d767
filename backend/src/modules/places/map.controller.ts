// The route of maps.
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access/access.js';
import { ConditionalGet } from '../../platform/http/caching/conditional-get.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { MapQuery, MapStores } from './dto/map.dto.js';
import { MapQueries } from './map.queries.js';
import { MOVE_MAP } from './places.limits.js';

@ApiTags('places')
@Controller('places')
export class MapController {
  constructor(private readonly queries: MapQueries) {}

  /**
   * The stores of a part of the map
   * @remarks Public. Open stores with a confirmed place; never a player. Of more than 500, those nearest to the middle.
   */
  @Public()
  @Limited(MOVE_MAP)
  @Get('map')
  @ConditionalGet()
  @ApiOkResponse({ type: MapStores })
  @Fails(requestInvalid)
  getMapStores(@Query() query: MapQuery): Promise<JsonText<MapStores>> {
    return this.queries.stores(query);
  }
}
