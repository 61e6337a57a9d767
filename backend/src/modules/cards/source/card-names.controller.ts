// Cards by what they are called.

import { Controller, Get, Query, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { ConditionalGet } from '../../../platform/http/caching/conditional-get.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import { CARD_NAME } from '../cards.limits.js';
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
   * @remarks Returns the preferred printing. Either `exact` or `fuzzy` is required. A fuzzy name that matches several
   * cards equally well is refused as `ambiguous`.
   */
  @Get('named')
  @CardsLimited(CARD_NAME)
  @ConditionalGet()
  @ApiQuery({
    name: 'exact',
    description:
      'The full name of the card or of one of its faces; case, accents and punctuation are ignored.',
    required: false,
    schema: NAME,
    example: 'lantern warden',
  })
  @ApiQuery({
    name: 'fuzzy',
    description: 'An approximate name: some of its words, prefixes or misspellings.',
    required: false,
    schema: NAME,
    example: 'lant ward',
  })
  @ApiQuery({
    name: 'set',
    description: 'Only from the set with this code.',
    required: false,
    schema: { type: 'string' },
    example: 'brm',
  })
  @ApiOkResponse({ description: 'The card.', type: Card })
  @Refuses(
    'No name, two names, or a name that is too long.',
    new CardRefusal(400, NEITHER),
    new CardRefusal(400, BOTH),
    new CardRefusal(400, NAME_TOO_LONG),
  )
  @Refuses(
    'No card has this name, or several match.',
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
   * @remarks Exact matches come first, then names with a word that starts with it (the most printed first), then
   * names that contain it; at most 20. Case, accents, spaces and punctuation are ignored.
   */
  @Get('autocomplete')
  @CardsLimited(CARD_NAME)
  @ConditionalGet()
  @ApiQuery({
    name: 'q',
    description: 'The typed text. Fewer than two letters return nothing.',
    required: false,
    schema: { type: 'string' },
    example: 'lant',
  })
  @ApiQuery({
    name: 'include_extras',
    description: 'Include tokens, emblems, planes and similar.',
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
