// Cards by what they are called.
import { Controller, Get, Query, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { ConditionalGet } from '../../../platform/http/caching/conditional-get.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import { Card } from '../dto/card.dto.js';
import { CardCatalog } from '../dto/card-catalog.dto.js';
import {
  BOTH,
  type CardAnswer,
  CardNames,
  CardRefusal,
  CardRefusalFilter,
  CardsLimited,
  isOn,
  MAX_NAME_LENGTH,
  NAME_TOO_LONG,
  NamedCards,
  NEITHER,
  nameRequest,
  noneNamed,
  Refuses,
  severalNamed,
  textOf,
} from '../lookup/index.js';
import { CardSource } from './card-source.js';

const NAME = { type: 'string', maxLength: MAX_NAME_LENGTH };

@ApiTags('cards')
@UseFilters(CardRefusalFilter)
@Controller('cards')
export class CardNamesController {
  constructor(
    private readonly cards: NamedCards,
    private readonly names: CardNames,
    private readonly source: CardSource,
  ) {}

  /**
   * A card by its name
   *
   * @remarks The preferred printing is answered. One of `exact` and `fuzzy` must be there. A fuzzy name that fits several cards equally well is refused as `ambiguous`.
   */
  @Get('named')
  @CardsLimited('card-name')
  @ConditionalGet()
  @ApiQuery({
    name: 'exact',
    description:
      'The whole name of the card, or of one of its faces; case, accents and punctuation do not matter.',
    required: false,
    schema: NAME,
    example: 'lantern warden',
  })
  @ApiQuery({
    name: 'fuzzy',
    description: 'The name as somebody remembers it: some of its words, their beginnings, or misspelt.',
    required: false,
    schema: NAME,
    example: 'lant ward',
  })
  @ApiQuery({
    name: 'set',
    description: 'Only of the set with this code.',
    required: false,
    schema: { type: 'string' },
    example: 'brm',
  })
  @ApiOkResponse({ description: 'The card.', type: Card })
  @Refuses(
    'There is no name, or there are two, or it is longer than any.',
    new CardRefusal(400, NEITHER),
    new CardRefusal(400, BOTH),
    new CardRefusal(400, NAME_TOO_LONG),
  )
  @Refuses(
    'No card is called so, or several could be.',
    new CardRefusal(404, noneNamed('lant wardn')),
    severalNamed('lant'),
  )
  getNamedCard(@CurrentCaller() caller: Caller, @Query() parameters: Record<string, unknown>): CardAnswer {
    const request = nameRequest(parameters);
    return this.source.named(caller.uuid, request, () => this.cards.named(request));
  }

  /**
   * Completes the name of a card
   *
   * @remarks A name that is exactly that comes first, then those with a word that begins with it, the most printed before others, then those that have it anywhere; twenty at the most. Case, accents, spaces and punctuation do not matter.
   */
  @Get('autocomplete')
  @CardsLimited('card-name')
  @ConditionalGet()
  @ApiQuery({
    name: 'q',
    description: 'What was typed. Fewer than two letters are completed to nothing.',
    required: false,
    schema: { type: 'string' },
    example: 'lant',
  })
  @ApiQuery({
    name: 'include_extras',
    description: 'Also tokens, emblems, planes and the like.',
    required: false,
    schema: { type: 'boolean', default: false },
  })
  @ApiOkResponse({ description: 'The names.', type: CardCatalog })
  completeCardName(
    @Query() parameters: Record<string, unknown>,
  ): JsonText<CardCatalog> | Promise<JsonText<CardCatalog>> {
    return this.names.completing(textOf(parameters.q), isOn(parameters.include_extras));
  }
}
