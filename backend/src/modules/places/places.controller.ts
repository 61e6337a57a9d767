// The routes of places.
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, Public } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { ConditionalGet, NO_STORE } from '../../platform/http/caching/conditional-get.js';
import { Conditional, type IfMatch, SeenVersions, Versioned } from '../../platform/http/caching/version.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { accountClosed } from '../users/index.js';
import * as errors from './domain/place.errors.js';
import { OwnPlaceDto, SetPlace, SetPlacePreferences } from './dto/own-place.dto.js';
import { SetStorePlace, StorePlaceDto } from './dto/store-place.dto.js';
import { PlacesQuery, TownDto } from './dto/town.dto.js';
import { FIND_PLACES } from './places.limits.js';
import { PlacesQueries } from './places.queries.js';
import { PlacesService } from './places.service.js';

@ApiTags('places')
@Controller('places')
export class PlacesController {
  constructor(
    private readonly service: PlacesService,
    private readonly queries: PlacesQueries,
  ) {}

  /**
   * Finds towns as somebody types
   * @remarks At most 10: those of exactly this name first, then those that begin with it, each by inhabitants. Place names:
   * GeoNames, CC BY 4.0.
   */
  @Public()
  @Limited(FIND_PLACES)
  @Get()
  @ConditionalGet('public, max-age=3600')
  @ApiOkResponse({ type: TownDto, isArray: true })
  @Fails(requestInvalid, errors.townsLoading)
  findPlaces(@Query() { q }: PlacesQuery): Promise<TownDto[]> {
    return this.queries.find(q);
  }

  /** The caller's place, and how far they look */
  @Get('mine')
  @Header('cache-control', NO_STORE)
  @Versioned(200, OwnPlaceDto)
  getOwnPlace(@CurrentCaller() caller: Caller): Promise<OwnPlaceDto> {
    return this.queries.own(caller.uuid);
  }

  /**
   * Sets the caller's place to a town
   * @remarks Others see a distance in steps of 1, 3, 5, 10, 20 and 50 km. At most 5 moves a day.
   */
  @Put('mine')
  @ApiOkResponse({ type: OwnPlaceDto })
  @Fails(requestInvalid, errors.townOrPoint, errors.storesHaveAddresses, accountClosed)
  @Fails(errors.townNotFound, errors.noTownNear, errors.tooManyMoves, errors.townsLoading)
  setOwnPlace(@CurrentCaller() caller: Caller, @Body() asked: SetPlace): Promise<OwnPlaceDto> {
    return this.service.setTown(caller, asked);
  }

  /**
   * Removes the caller's place
   * @remarks Idempotent.
   */
  @Delete('mine')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Fails(accountClosed)
  async removeOwnPlace(@CurrentCaller() caller: Caller): Promise<void> {
    await this.service.remove(caller);
  }

  /** Sets how far the caller looks, and the unit of distances */
  @Put('mine/preferences')
  @ApiOkResponse({ type: OwnPlaceDto })
  @Fails(requestInvalid, accountClosed)
  setPlacePreferences(
    @CurrentCaller() caller: Caller,
    @Body() asked: SetPlacePreferences,
  ): Promise<OwnPlaceDto> {
    return this.service.prefer(caller, asked);
  }

  /**
   * Sets and confirms where the caller's store is
   * @remarks Exact and public. At most 5 moves a day. The ETag is that of the caller's own place.
   */
  @Put('store')
  @ApiOkResponse({ type: StorePlaceDto })
  @Conditional(errors.placeChanged)
  @Fails(requestInvalid, errors.onlyStores, accountClosed)
  @Fails(errors.noTownNear, errors.tooManyMoves, errors.townsLoading)
  setStorePlace(
    @CurrentCaller() caller: Caller,
    @SeenVersions() seen: IfMatch,
    @Body() asked: SetStorePlace,
  ): Promise<StorePlaceDto> {
    return this.service.setStore(caller, asked, seen);
  }

  /** Where a store is */
  @Public()
  @Get('stores/:uuid')
  @ConditionalGet()
  @ApiOkResponse({ type: StorePlaceDto })
  @Fails(errors.storePlaceNotFound)
  getStorePlace(@Param('uuid', Uuid) uuid: string): Promise<StorePlaceDto> {
    return this.queries.store(uuid);
  }
}
