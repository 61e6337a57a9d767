// The routes of wants and of their lists. All are about the caller's own.
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../../platform/http/access/owners-only.js';
import {
  Conditional,
  type IfMatch,
  SeenVersions,
  VersionedText,
} from '../../../platform/http/caching/version.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import { Listed, type Page } from '../../../platform/http/lists/list.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import {
  listNameTaken,
  listNotFound,
  nothingToChange,
  tooManyLists,
  twoHighestPrices,
  wantChanged,
  wantNotFound,
} from '../domain/want.errors.js';
import { accountClosed, unknownCard, watchlistFull } from '../domain/watchlist.errors.js';
import { SaveWant, WantDto, WantsQuery } from '../dto/want.dto.js';
import { ChangeWantList, CreateWantList, WantListDto } from '../dto/want-list.dto.js';
import { WantListsService } from './want-lists.service.js';
import { WantsQueries } from './wants.queries.js';
import { WantsService } from './wants.service.js';

/** Nobody learns which lists others have. */
const OWN_LIST = { foreign: listNotFound, missing: listNotFound };

@ApiTags('watchlist')
@Controller('watchlist')
export class WantsController {
  constructor(
    private readonly service: WantsService,
    private readonly lists: WantListsService,
    private readonly queries: WantsQueries,
  ) {}

  /** What the caller wants of watched cards, latest first */
  @Get('wants')
  @Listed(WantDto)
  getWants(@CurrentCaller() caller: Caller, @Query() query: WantsQuery): Promise<Page<WantDto>> {
    return this.queries.own(caller, query);
  }

  /** What the caller wants of a card */
  @Get('wants/:id')
  @VersionedText(WantDto)
  @Fails(wantNotFound)
  getWant(@CurrentCaller() caller: Caller, @Param('id', Uuid) id: string): Promise<JsonText<WantDto>> {
    return this.queries.one(caller, id);
  }

  /**
   * Says what the caller wants of a card, and watches it
   * @remarks Replaces what was said before. Copies that are posted or become cheaper from then on are compared with it.
   * The ETag of a card without a want is `"0"`.
   */
  @Put('wants/:id')
  @VersionedText(WantDto)
  @Conditional(wantChanged)
  @Fails(accountClosed, unknownCard, watchlistFull, listNotFound, twoHighestPrices)
  saveWant(
    @CurrentCaller() caller: Caller,
    @Param('id', Uuid) id: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: SaveWant,
  ): Promise<JsonText<WantDto>> {
    return this.service.save(caller, id, asked, seen);
  }

  /** Says nothing of a card any more; it stays on the watchlist */
  @Delete('wants/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Conditional(wantChanged)
  @Fails(accountClosed, wantNotFound)
  async removeWant(
    @CurrentCaller() caller: Caller,
    @Param('id', Uuid) id: string,
    @SeenVersions() seen: IfMatch,
  ): Promise<void> {
    await this.service.remove(caller, id, seen);
  }

  /** The caller's lists of wants, by name */
  @Get('lists')
  @Listed(WantListDto)
  getWantLists(@CurrentCaller() caller: Caller): Promise<Page<WantListDto>> {
    return this.queries.lists(caller);
  }

  /** Makes a list of wants */
  @Post('lists')
  @Idempotent()
  @ApiCreatedResponse({ type: WantListDto })
  @Fails(accountClosed, listNameTaken, tooManyLists)
  async createWantList(@CurrentCaller() caller: Caller, @Body() asked: CreateWantList): Promise<WantListDto> {
    return this.queries.list(caller, await this.lists.create(caller, asked));
  }

  /** Renames one of the caller's lists, turns its alerts on or off, or says who learns of all of its wants */
  @Patch('lists/:uuid')
  @ApiOkResponse({ type: WantListDto })
  @OwnersOnly(OWN_LIST)
  @Fails(accountClosed, listNameTaken, nothingToChange)
  async changeWantList(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() changes: ChangeWantList,
  ): Promise<WantListDto> {
    await this.lists.change(caller, uuid, changes);
    return this.queries.list(caller, uuid);
  }

  /** Deletes one of the caller's lists; its wants stay */
  @Delete('lists/:uuid')
  @HttpCode(204)
  @ApiNoContentResponse()
  @OwnersOnly(OWN_LIST)
  @Fails(accountClosed)
  async removeWantList(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<void> {
    await this.lists.remove(caller, uuid);
  }
}
