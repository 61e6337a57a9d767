// The symbols of the game: what they mean, and what they look like.
import { Controller, Get, Headers, Param, Res, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Environment } from '../../platform/environment/environment.js';
import { publicAddress } from '../../platform/environment/public-address.js';
import { Public } from '../../platform/http/access.js';
import { CardRefusal, CardRefusalFilter, Refuses } from './card-refusal.js';
import { CardSymbolList } from './dto/card-symbol.dto.js';
import { INERT_SYMBOL } from './picture/inert-picture.js';
import { cardSymbols, symbolIn } from './symbology/card-symbols.js';
import { symbolPicture } from './symbology/symbol-picture.js';
import { answerTagged } from './tagged-answer.js';

const ETAG = { ETag: { schema: { type: 'string' as const } } };
const UNCHANGED = { status: 304, description: 'Nothing has changed since.' };
/** Symbols change with the product; a browser asks again after a day and mostly hears that they did not. */
const MEANINGS = { mediaType: 'application/json', cacheControl: 'private, max-age=86400' };
const PICTURE = {
  mediaType: 'image/svg+xml',
  cacheControl: 'public, max-age=86400, stale-while-revalidate=2592000',
};

const NO_SYMBOL = 'No symbol found with the given name';

@ApiTags('cards')
@UseFilters(CardRefusalFilter)
@Controller('cards/symbology')
export class CardSymbolsController {
  private readonly symbols: string;

  constructor(environment: Environment) {
    const data = cardSymbols(publicAddress(environment));
    this.symbols = JSON.stringify({ object: 'list', has_more: false, data });
  }

  /**
   * All symbols of costs and texts
   *
   * @remarks Each with its meaning in words and a picture of ours.
   */
  @Get()
  @ApiOkResponse({ description: 'The symbols.', headers: ETAG, type: CardSymbolList })
  @ApiResponse(UNCHANGED)
  async getCardSymbols(
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await answerTagged(reply, known, { ...MEANINGS, text: this.symbols });
  }

  /**
   * The picture of a symbol
   *
   * @remarks Our own drawing; the name of the file is the symbol without braces and slashes, `HALF` or `INFINITY`.
   */
  @Public()
  @Get(':file')
  @ApiParam({ name: 'file', description: 'The symbol as a file: `WU.svg`.', example: 'WU.svg' })
  @ApiOkResponse({
    description: 'The picture.',
    headers: { ...ETAG, 'Cache-Control': { schema: { type: 'string' } } },
    content: { 'image/svg+xml': { schema: { type: 'string' } } },
  })
  @ApiResponse(UNCHANGED)
  @Refuses('There is no such symbol.', new CardRefusal(404, NO_SYMBOL))
  async getCardSymbolPicture(
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = symbolIn(file);
    if (!found) throw new CardRefusal(404, NO_SYMBOL);
    reply.header('content-security-policy', INERT_SYMBOL);
    await answerTagged(reply, known, { ...PICTURE, text: symbolPicture(found.symbol, found.english) });
  }
}
