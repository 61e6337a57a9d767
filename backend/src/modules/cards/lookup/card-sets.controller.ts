// The sets that the cards are from.
import { Controller, Get, Param, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ConditionalGet } from '../../../platform/http/caching/conditional-get.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import { CardCatalog } from '../dto/card-catalog.dto.js';
import { CardSet, CardSetList } from '../dto/card-set.dto.js';
import { CardRefusal, CardRefusalFilter, Refuses } from './card-refusal.js';
import { CardSets, NO_SET } from './card-sets.js';

@ApiTags('cards')
@UseFilters(CardRefusalFilter)
@Controller('cards')
export class CardSetsController {
  constructor(private readonly sets: CardSets) {}

  /**
   * All sets, newest first
   *
   * @remarks Returned on one page. A card in several languages counts once; each variation counts separately.
   */
  @Get('sets')
  @ConditionalGet()
  @ApiOkResponse({ description: 'The sets.', type: CardSetList })
  async getCardSets(): Promise<JsonText<CardSetList>> {
    return new JsonText(await this.sets.all());
  }

  /**
   * The codes of all sets
   *
   * @remarks Enough to tell where in a card's code its set ends: `M19-1`, `2x2117`.
   */
  @Get('set-codes')
  @ConditionalGet()
  @ApiOkResponse({ description: 'The codes, lowercase.', type: CardCatalog })
  getSetCodes(): JsonText<CardCatalog> | Promise<JsonText<CardCatalog>> {
    return this.sets.codes();
  }

  /**
   * A set by its code or id
   *
   * @remarks The code is case-insensitive. A card in several languages counts once; variations are not counted.
   */
  @Get('sets/:code')
  @ApiParam({ name: 'code', description: 'The set code or ID.', example: 'brm' })
  @ConditionalGet()
  @ApiOkResponse({ description: 'The set.', type: CardSet })
  @Refuses('There is no such set.', new CardRefusal(404, NO_SET))
  async getCardSet(@Param('code') code: string): Promise<JsonText<CardSet>> {
    return new JsonText(await this.sets.byCode(code));
  }
}
