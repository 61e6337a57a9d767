// The routes of following a store.
import { Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { ConditionalGet, NO_STORE } from '../../platform/http/caching/conditional-get.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { accountClosed } from '../users/index.js';
import { storeNotFound, tooManyFollowed } from './domain/storefront.errors.js';
import { FollowedStoreDto, FollowsStore } from './dto/followed-store.dto.js';
import { FollowedStoresService } from './followed-stores.service.js';

@ApiTags('storefronts')
@Controller('storefronts')
export class FollowedStoresController {
  constructor(private readonly service: FollowedStoresService) {}

  /** The stores that the caller follows, the latest first */
  @Get('followed')
  @ConditionalGet(NO_STORE)
  @Listed(FollowedStoreDto)
  @Fails(requestInvalid)
  getFollowedStores(
    @CurrentCaller() caller: Caller,
    @Query() query: PageQuery,
  ): Promise<Page<FollowedStoreDto>> {
    return this.service.followed(caller, query);
  }

  /** Whether the caller follows a store */
  @Get(':uuid/follow')
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: FollowsStore })
  isStoreFollowed(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<FollowsStore> {
    return this.service.follows(caller, uuid);
  }

  /**
   * Follows a store
   * @remarks Idempotent.
   */
  @Put(':uuid/follow')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Fails(accountClosed, storeNotFound, tooManyFollowed)
  async followStore(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<void> {
    await this.service.follow(caller, uuid);
  }

  /**
   * Stops following a store
   * @remarks Idempotent.
   */
  @Delete(':uuid/follow')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Fails(accountClosed)
  async unfollowStore(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<void> {
    await this.service.unfollow(caller, uuid);
  }
}
