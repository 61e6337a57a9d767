// Many cards in one question.

import { Body, Controller, Header, HttpCode, Post, UseFilters } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Problem } from '../../../platform/http/problems/problem.dto.js';
import { COLLECTION } from '../cards.limits.js';
import { CardCollection } from '../dto/card-collection.dto.js';
import { CardIdentifiers } from '../dto/card-identifier.dto.js';
import { CardNameList, SuggestedPrintingsList } from '../dto/suggested-printings.dto.js';
import { CardCollections } from './card-collections.js';
import { COUNT, NO_LIST, noId, noNumber, noSchema, refusal } from './card-identifiers.js';
import { CardsLimited } from './card-limit.js';
import { CardRefusal, CardRefusalFilter, refusalsLike } from './card-refusal.js';
import { LikelyPrintings } from './likely-printings.js';

/** Says in the document how a body that names no cards is refused. */
const RefusesIdentifiers = (description: string): MethodDecorator =>
  ApiResponse({
    status: 400,
    description,
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
  });

@ApiTags('cards')
@UseFilters(CardRefusalFilter)
@Controller('cards')
export class CardCollectionController {
  constructor(
    private readonly collections: CardCollections,
    private readonly likely: LikelyPrintings,
  ) {}

  /**
   * The cards with these names and numbers
   *
   * @remarks Up to 75 identifiers of any kind, returned in the order given; those without a match are in `not_found`.
   * Read-only.
   */
  @Post('collection')
  @CardsLimited(COLLECTION)
  @HttpCode(200)
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiBody({ type: CardIdentifiers })
  @ApiOkResponse({ description: 'The cards.', type: CardCollection })
  @RefusesIdentifiers('Invalid identifiers, or too many.')
  collectCards(@Body() body: unknown): Promise<string> {
    return this.collections.collect(body);
  }

  /**
   * The likely printings of card names
   *
   * @remarks Up to 75 names, each with or without a set. Only paper printings; `total` is the number of each.
   * Read-only.
   */
  @Post('printings')
  @CardsLimited(COLLECTION)
  @HttpCode(200)
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiBody({ type: CardNameList })
  @ApiOkResponse({ description: 'The printings.', type: SuggestedPrintingsList })
  @RefusesIdentifiers('Invalid names, or too many.')
  suggestPrintings(@Body() body: unknown): Promise<string> {
    return this.likely.suggest(body);
  }
}
