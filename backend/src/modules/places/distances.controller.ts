// The routes of distances.
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { ConditionalGet, NO_STORE } from '../../platform/http/caching/conditional-get.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { StoresQuery } from '../users/index.js';
import { DistancesQueries } from './distances.queries.js';
import { AccountDistance, DistancesQuery, StoreWithDistance } from './dto/distances.dto.js';

@ApiTags('places')
@Controller('places')
export class DistancesController {
  constructor(private readonly queries: DistancesQueries) {}

  /**
   * How far away accounts are
   * @remarks To a store exactly, to a player in bands. Accounts whose distance is unknown or whose profile is hidden are omitted.
   */
  @Get('distances')
  @ConditionalGet(NO_STORE)
  @ApiQuery({ name: 'accounts', style: 'form', explode: false })
  @ApiOkResponse({ type: AccountDistance, isArray: true })
  getDistances(
    @CurrentCaller() caller: Caller,
    @Query() query: DistancesQuery,
  ): Promise<JsonText<readonly AccountDistance[]>> {
    return this.queries.of(caller, query);
  }

  /**
   * The local stores, nearest first
   * @remarks Open stores with an address. Those whose distance is unknown come last, by name.
   */
  @Get('stores')
  @ConditionalGet()
  @Listed(StoreWithDistance)
  getNearestStores(
    @CurrentCaller() caller: Caller,
    @Query() query: StoresQuery,
  ): Promise<Page<StoreWithDistance>> {
    return this.queries.stores(caller, query);
  }
}
