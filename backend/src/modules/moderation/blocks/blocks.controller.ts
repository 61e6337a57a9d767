// The routes of blocks.
import { Controller, Delete, Get, Header, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { ConditionalGet, NO_STORE } from '../../../platform/http/caching/conditional-get.js';
import { Listed, type Page } from '../../../platform/http/lists/list.js';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import {
  accountClosed,
  BlockedAccount,
  blockNobody,
  blockOneself,
  ListingsFacade,
  tooManyBlocks,
} from '../../listings/index.js';
import { AccountBlock } from './block.dto.js';
import { BlocksQueries } from './blocks.queries.js';

@ApiTags('moderation')
@Controller('moderation/blocks')
export class BlocksController {
  constructor(
    private readonly listings: ListingsFacade,
    private readonly queries: BlocksQueries,
  ) {}

  /** The accounts that the caller has blocked, latest first */
  @Get()
  @ConditionalGet(NO_STORE)
  @Listed(BlockedAccount)
  getBlocks(@CurrentCaller() { uuid }: Caller, @Query() query: PageQuery): Promise<Page<BlockedAccount>> {
    return this.listings.blockedBy(uuid, query);
  }

  /** Whether the caller has blocked an account, and the live deals between them */
  @Get(':uuid')
  @Header('cache-control', NO_STORE)
  @ApiOkResponse({ type: AccountBlock })
  getBlock(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) account: string): Promise<AccountBlock> {
    return this.queries.between(caller.uuid, account);
  }

  /**
   * Blocks an account
   * @remarks Open offers between the two end. Neither sees the other’s listings and profile any more, and neither can make the other an
   * offer or send a message. The other isn’t notified. Live deals go on: cancel them, or keep them.
   */
  @Put(':uuid')
  @ApiOkResponse({ type: AccountBlock })
  @Fails(blockOneself, accountClosed, blockNobody, tooManyBlocks)
  async blockAccount(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) account: string,
  ): Promise<AccountBlock> {
    await this.listings.block(caller.uuid, account);
    return this.queries.between(caller.uuid, account);
  }

  /** Unblocks an account */
  @Delete(':uuid')
  @HttpCode(204)
  @ApiNoContentResponse()
  async unblockAccount(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) account: string): Promise<void> {
    await this.listings.unblock(caller.uuid, account);
  }
}
