// The routes of storefronts: public pages, and what a store says on its own.
import { Body, Controller, Get, Param, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Public } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { ConditionalGet, NO_STORE } from '../../platform/http/caching/conditional-get.js';
import { Conditional, type IfMatch, SeenVersions, Versioned } from '../../platform/http/caching/version.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { PREVIEW_TYPE } from '../../platform/images/image-folder.js';
import { PREVIEW_SIZE, pictureAnswer } from '../../platform/images/picture-answer.js';
import { ObjectStorage } from '../../platform/object-storage/object-storage.js';
import { accountClosed } from '../users/index.js';
import { cardNotFound, onlyStores, storeNotFound, storePageChanged } from './domain/storefront.errors.js';
import { OwnStorefrontDto, SaveStorefront } from './dto/own-storefront.dto.js';
import { PublicCard } from './dto/public-card.dto.js';
import { SinglesQuery } from './dto/singles-query.dto.js';
import { StorefrontDto, StoreSingle } from './dto/storefront.dto.js';
import { PICTURE_ERRORS, PICTURE_FOLDER } from './pictures/picture.js';
import { PublicCardQueries } from './public-card.queries.js';
import { SEARCH_SINGLES } from './storefronts.limits.js';
import { StorefrontsQueries } from './storefronts.queries.js';
import { StorefrontsService } from './storefronts.service.js';

const CACHE_FOR_MINUTES = 'public, max-age=300';

@ApiTags('storefronts')
@Controller('storefronts')
export class StorefrontsController {
  constructor(
    private readonly service: StorefrontsService,
    private readonly queries: StorefrontsQueries,
    private readonly cards: PublicCardQueries,
    private readonly storage: ObjectStorage,
  ) {}

  /**
   * What the caller's store says on its public page
   * @remarks Empty for a player, who has none.
   */
  @Get('mine')
  @ConditionalGet(NO_STORE)
  @Versioned(200, OwnStorefrontDto)
  getOwnStorefront(@CurrentCaller() caller: Caller): Promise<OwnStorefrontDto> {
    return this.queries.own(caller.uuid);
  }

  /**
   * Sets opening hours, description, website and picture of the caller's store
   * @remarks Replaces all of them; a picture that is left out stays. Hours are local times of the store's place; an interval that closes before it opens goes on past
   * midnight.
   */
  @Put('mine')
  @Versioned(200, OwnStorefrontDto)
  @Conditional(storePageChanged)
  @Fails(requestInvalid, onlyStores, accountClosed, PICTURE_ERRORS.unknown)
  saveStorefront(
    @CurrentCaller() caller: Caller,
    @SeenVersions() seen: IfMatch,
    @Body() asked: SaveStorefront,
  ): Promise<OwnStorefrontDto> {
    return this.service.save(caller, asked, seen);
  }

  /**
   * A card as anybody sees it: market price, how many have it, and which stores
   * @remarks Public. Players are counted, never named.
   */
  @Public()
  @Get('cards/:id')
  @ConditionalGet()
  @ApiOkResponse({ type: PublicCard })
  @Fails(cardNotFound)
  getPublicCard(@Param('id', Uuid) id: string): Promise<PublicCard> {
    return this.cards.one(id);
  }

  /**
   * A store as anybody sees it: address, opening hours, next events and newest singles
   * @remarks Public. Contact details are for members.
   */
  @Public()
  @Get(':uuid')
  @ConditionalGet()
  @ApiOkResponse({ type: StorefrontDto })
  @Fails(storeNotFound)
  getStorefront(@Param('uuid', Uuid) uuid: string): Promise<StorefrontDto> {
    return this.queries.one(uuid);
  }

  /**
   * The picture of a store in previews of links
   * @remarks Public. A JPEG of 1,200 by 630 pixels: its picture. Of a store without one it leads to the card of its newest single, and of
   * a store without both to the picture of any page.
   */
  @Public()
  @Get(':uuid/preview.jpg')
  @ApiOkResponse({
    description: 'The picture.',
    content: { [PREVIEW_TYPE]: { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiFoundResponse({
    description: 'Where another picture is.',
    headers: { Location: { schema: { type: 'string' } } },
  })
  @Fails(storeNotFound, PICTURE_ERRORS.missing, PICTURE_ERRORS.unavailable)
  async getStorePreview(
    @Param('uuid', Uuid) uuid: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const shown = await this.queries.linkPicture(uuid);
    const file = { storage: this.storage, folder: PICTURE_FOLDER, size: PREVIEW_SIZE, reply } as const;
    const picture =
      'picture' in shown
        ? await pictureAnswer({ ...file, name: shown.picture }, PICTURE_ERRORS)
        : void reply.status(302).header('location', shown.elsewhere);
    // Another picture may take its place.
    reply.header('cache-control', CACHE_FOR_MINUTES);
    return picture;
  }

  /**
   * Searches what a store has on the market
   * @remarks Public. Newest first.
   */
  @Public()
  @Limited(SEARCH_SINGLES)
  @Get(':uuid/singles')
  @ConditionalGet()
  @Listed(StoreSingle)
  @Fails(requestInvalid)
  searchSingles(@Param('uuid', Uuid) uuid: string, @Query() query: SinglesQuery): Promise<Page<StoreSingle>> {
    return this.queries.singles(uuid, query);
  }
}
