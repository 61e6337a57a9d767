// The symbols of the game: what they mean, and what they look like.
import { Controller, Get, Header, Param, Res, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Environment } from '../../../../platform/environment/environment.js';
import { publicAddress } from '../../../../platform/environment/public-address.js';
import { Public } from '../../../../platform/http/access/access.js';
import { ConditionalGet } from '../../../../platform/http/caching/conditional-get.js';
import { JsonText } from '../../../../platform/http/lists/json-text.js';
import { CardSymbolList } from '../../dto/card-symbol.dto.js';
import { CardRefusal, CardRefusalFilter, Refuses } from '../../lookup/index.js';
import { INERT_SYMBOL } from '../inert-picture.js';
import { cardSymbols, symbolIn } from './card-symbols.js';
import { symbolPicture } from './symbol-picture.js';

/** Symbols change with the product; a browser asks again after a day and mostly hears that they did not. */
const MEANINGS_FOR_A_DAY = 'private, max-age=86400';
const PICTURE_FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=2592000';

const NO_SYMBOL = 'No symbol found with the given name';

@ApiTags('cards')
@UseFilters(CardRefusalFilter)
@Controller('cards/symbology')
export class CardSymbolsController {
  private readonly symbols: JsonText<CardSymbolList>;

  constructor(environment: Environment) {
    const data = cardSymbols(publicAddress(environment));
    this.symbols = new JsonText(JSON.stringify({ object: 'list', has_more: false, data }));
  }

  /**
   * All symbols used in mana costs and rules text
   *
   * @remarks Each with its meaning in words and an image drawn by us.
   */
  @Get()
  @ConditionalGet(MEANINGS_FOR_A_DAY)
  @ApiOkResponse({ description: 'The symbols.', type: CardSymbolList })
  getCardSymbols(): JsonText<CardSymbolList> {
    return this.symbols;
  }

  /**
   * The picture of a symbol
   *
   * @remarks Drawn by us. The file name is the symbol without braces and slashes, or `HALF` or `INFINITY`.
   */
  @Public()
  @Get(':file')
  @Header('content-type', 'image/svg+xml; charset=utf-8')
  @ConditionalGet(PICTURE_FOR_A_DAY)
  @ApiParam({ name: 'file', description: 'The symbol as a file: `WU.svg`.', example: 'WU.svg' })
  @ApiOkResponse({
    description: 'The picture.',
    headers: { 'Cache-Control': { schema: { type: 'string' } } },
    content: { 'image/svg+xml': { schema: { type: 'string' } } },
  })
  @Refuses('There is no such symbol.', new CardRefusal(404, NO_SYMBOL))
  getCardSymbolPicture(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply): string {
    const found = symbolIn(file);
    if (!found) throw new CardRefusal(404, NO_SYMBOL);
    reply.header('content-security-policy', INERT_SYMBOL);
    return symbolPicture(found.symbol, found.english);
  }
}
