// Pictures of cards, drawn from their data; public, because an <img> sends no token.
import { createHash } from 'node:crypto';
import { Controller, Get, Headers, Param, Res, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/http/access.js';
import { CardRefusal, CardRefusalFilter, Refuses } from './card-refusal.js';
import { CardsQueries } from './cards.queries.js';
import { type CardPicture, pictureOf } from './picture/card-picture.js';
import { DRAWING_VERSION, drawCard, type PictureSize, pictureSizes } from './picture/draw-card.js';

const FACES = ['front', 'back'] as const;
const SIZES = Object.keys(pictureSizes) as PictureSize[];
/** A picture changes only with its card; a browser asks again after a day and mostly hears that it did not. */
const KEEP = 'public, max-age=86400, stale-while-revalidate=2592000';
/** Opened by itself, the picture may do nothing but show. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

@ApiTags('cards')
@UseFilters(CardRefusalFilter)
@Controller('cards')
export class CardImagesController {
  constructor(private readonly cards: CardsQueries) {}

  /** The picture of a face of a card */
  @Public()
  @Get(':id/image/:face/:size')
  @ApiParam({ name: 'face', enum: FACES })
  @ApiParam({ name: 'size', enum: SIZES })
  @ApiOkResponse({
    description: 'The picture.',
    headers: { ETag: { schema: { type: 'string' } }, 'Cache-Control': { schema: { type: 'string' } } },
    content: { 'image/svg+xml': { schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 304, description: 'The picture has not changed.' })
  @Refuses({ 404: 'There is no such card, face or size.' })
  async getCardImage(
    @Param('id') id: string,
    @Param('face') face: string,
    @Param('size') size: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const picture = pictured(await this.cards.byId(id), face);
    const pixels = SIZES.find((each) => each === size);
    if (!picture || !pixels) throw new CardRefusal(404, 'No picture found for the given card, face and size');
    const tag = tagOf(picture, pixels);
    reply.headers({ etag: tag, 'cache-control': KEEP, 'content-security-policy': INERT });
    if (known?.split(/\s*,\s*/).some((each) => each.replace(/^W\//, '') === tag)) {
      await reply.status(304).send();
    } else {
      await reply.type('image/svg+xml; charset=utf-8').send(drawCard(picture, pixels));
    }
  }
}

function pictured(raw: string, face: string): CardPicture | undefined {
  const side = FACES.find((each) => each === face);
  return side && pictureOf(JSON.parse(raw), side);
}

/** Drawing is pure: what goes in, and how it is drawn, tell what comes out, without drawing it. */
function tagOf(picture: CardPicture, size: PictureSize): string {
  const hash = createHash('sha256').update(JSON.stringify([DRAWING_VERSION, size, picture]));
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}
