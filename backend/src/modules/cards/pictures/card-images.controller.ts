// Pictures of cards; public, because an <img> sends no token.
import { Controller, Get, Headers, Ip, Param, Res, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../platform/http/access/access.js';
import { matchesETag } from '../../../platform/http/caching/conditional-get.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { ANY_PAGE, PREVIEW_TYPE } from '../../../platform/images/image-folder.js';
import { LINK_PREVIEW } from '../cards.limits.js';
import { CardRefusal, CardRefusalFilter, CardsQueries, NO_CARD_WITH_ID, Refuses } from '../lookup/index.js';
import { CardPreviews } from './card-previews.js';
import { type PictureSize, pictureSizes } from './draw-card.js';
import { INERT_CARD } from './inert-picture.js';
import { SCAN_TYPES } from './scans/scan-format.js';
import { ShownPictures } from './shown-pictures.js';

const FACES = ['front', 'back'] as const;
const SIZES = Object.keys(pictureSizes) as PictureSize[];
/** A picture changes only with its card; a browser asks again after a day and mostly hears that it did not. */
const CACHE_LONG = 'public, max-age=86400, stale-while-revalidate=2592000';
/** A drawing that stands in for a scan makes way for it soon. */
const CACHE_BRIEFLY = 'public, max-age=300';
const cacheFor = ({ isPassing }: { readonly isPassing: boolean }): string =>
  isPassing ? CACHE_BRIEFLY : CACHE_LONG;

const CACHE_HEADER = { 'Cache-Control': { schema: { type: 'string' } } } as const;
const binary = { schema: { type: 'string', format: 'binary' } };
const CONTENT = {
  ...Object.fromEntries(SCAN_TYPES.map((type) => [type, binary])),
  'image/svg+xml': { schema: { type: 'string' } },
};

const NO_PICTURE = 'No picture found for the given card, face and size';

@ApiTags('cards')
@UseFilters(CardRefusalFilter)
@Controller('cards')
export class CardImagesController {
  constructor(
    private readonly cards: CardsQueries,
    private readonly pictures: ShownPictures,
    private readonly previews: CardPreviews,
  ) {}

  /**
   * The picture of a face of a card
   *
   * The card database's scan, cached here, or a face drawn from the card's data if there is none.
   */
  @Public()
  @Get(':id/image/:face/:size')
  @ApiParam({ name: 'face', enum: FACES })
  @ApiParam({ name: 'size', enum: SIZES })
  @ApiOkResponse({
    description: 'The picture.',
    headers: { ETag: { schema: { type: 'string' } }, ...CACHE_HEADER },
    content: CONTENT,
  })
  @ApiResponse({ status: 304, description: 'Not modified.' })
  @Refuses(
    'There is no such card, face or size.',
    new CardRefusal(404, NO_CARD_WITH_ID),
    new CardRefusal(404, NO_PICTURE),
  )
  async getCardImage(
    @Param('id') id: string,
    @Param('face') face: string,
    @Param('size') size: string,
    @Headers('if-none-match') known: string | undefined,
    @Ip() ip: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const side = FACES.find((each) => each === face);
    const pixels = SIZES.find((each) => each === size);
    const { text } = await this.cards.byId(id);
    const isTagKnown = (tag: string) => matchesETag(known, tag);
    const picture = side && pixels && (await this.pictures.picture(text, side, pixels, ip, isTagKnown));
    if (!picture) throw new CardRefusal(404, NO_PICTURE);
    const { tag, type, isPassing, body } = picture;
    reply.headers({
      etag: tag,
      'cache-control': cacheFor({ isPassing }),
      'content-security-policy': INERT_CARD,
    });
    if (!body || isTagKnown(tag)) {
      await reply.status(304).send();
    } else {
      await reply.type(type).send(body());
    }
  }

  /**
   * The picture of a card in previews of links to it
   *
   * A JPEG of 1,200 by 630 pixels: the card database's scan on felt, or art drawn from the card's data if there is none.
   */
  @Public()
  @Limited(LINK_PREVIEW)
  @Get(':id/preview.jpg')
  @ApiProduces(PREVIEW_TYPE)
  @ApiOkResponse({ description: 'The picture.', headers: CACHE_HEADER, ...binary })
  @ApiResponse({ status: 302, description: 'Too many are made: the picture of any page is shown instead.' })
  @Refuses('There is no such card.', new CardRefusal(404, NO_CARD_WITH_ID))
  async getCardPreview(@Param('id') id: string, @Ip() ip: string, @Res() reply: FastifyReply): Promise<void> {
    const { text } = await this.cards.byId(id);
    const preview = await this.previews.of(text, ip);
    if (!preview) return void (await reply.header('cache-control', 'no-store').redirect(ANY_PAGE, 302));
    reply.header('cache-control', cacheFor(preview));
    await reply.type(PREVIEW_TYPE).send(preview.bytes);
  }
}
