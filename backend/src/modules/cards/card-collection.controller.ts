// Many cards in one question.
import { Body, Controller, Header, HttpCode, Post, UseFilters } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Problem } from '../../platform/http/problem.dto.js';
import { CardsLimited } from './card-limit.js';
import { CardRefusal, CardRefusalFilter, refusalsLike } from './card-refusal.js';
import { CardCollection } from './dto/card-collection.dto.js';
import { CardIdentifiers } from './dto/card-identifier.dto.js';
import { CardCollections } from './lookup/card-collections.js';
import { COUNT, NO_LIST, noId, noNumber, noSchema, refusal } from './lookup/card-identifiers.js';

@ApiTags('cards')
@UseFilters(CardRefusalFilter)
@Controller('cards')
export class CardCollectionController {
  constructor(private readonly collections: CardCollections) {}

  /**
   * The cards with these names and numbers
   *
   * @remarks Up to 75 identifiers, of any kinds, are answered in the order they came; one that names no card is told in `not_found`. It only reads.
   */
  @Post('collection')
  @CardsLimited('collection')
  @HttpCode(200)
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiBody({ type: CardIdentifiers })
  @ApiOkResponse({ description: 'The cards.', type: CardCollection })
  @ApiResponse({
    status: 400,
    description: 'These are no identifiers, or too many.',
    content: {
      'application/json': refusalsLike(
        new CardRefusal(400, COUNT),
        new CardRefusal(400, NO_LIST),
        refusal(noId('id'), 'brm 1'),
        refusal(noNumber('mtgo_id'), '7a'),
        new CardRefusal(400, noSchema(['set'])),
      ),
      'application/problem+json': { schema: { $ref: getSchemaPath(Problem) }, examples: {} },
    },
  })
  collectCards(@Body() body: unknown): Promise<string> {
    return this.collections.collect(body);
  }
}
