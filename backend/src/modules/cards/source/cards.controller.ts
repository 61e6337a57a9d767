// The routes of the card database, at the paths and in the shapes of the public one.

import { Controller, Get, Headers, Param, Query, UseFilters } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { ConditionalGet, matchesETag } from '../../../platform/http/caching/conditional-get.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import { SEARCH } from '../cards.limits.js';
import { Card } from '../dto/card.dto.js';
import { CardError } from '../dto/card-error.dto.js';
import { CardList } from '../dto/card-list.dto.js';
import {
  type CardAnswer,
  CardRefusal,
  CardRefusalFilter,
  CardsLimited,
  NO_CARD_WITH_ID,
  NO_CARD_WITH_NUMBER,
  Refuses,
} from '../lookup/index.js';
import {
  ALL_IGNORED,
  EMPTY,
  FULL,
  ignoredTerm,
  MAX_QUERY_LENGTH,
  NO_MATCH,
  OPTION_IN_BRACKETS,
  PAST_THE_END,
  SearchParameters,
  searchRequest,
  TOO_MANY_PATTERNS,
  TOO_SLOW,
  tooLong,
  UNCLOSED_BRACKETS,
  UNSEARCHABLE_CHARACTER,
  unknownKeyword,
} from '../search/index.js';
import { CardSource } from './card-source.js';

const NO_CARD = 'There is no such card.';
const IGNORED = ignoredTerm('shine:5', unknownKeyword('shine'));

@ApiTags('cards')
@ApiExtraModels(CardError)
@UseFilters(CardRefusalFilter)
@Controller('cards')
export class CardsController {
  constructor(private readonly source: CardSource) {}

  /**
   * Search for cards
   *
   * @remarks Returns pages of 175 cards. Terms that can't be parsed are ignored and reported in `warnings`.
   */
  @Get('search')
  @CardsLimited(SEARCH)
  @ConditionalGet()
  @SearchParameters()
  @ApiOkResponse({ description: 'A page of cards.', type: CardList })
  @Refuses(
    'The search is empty or can’t be parsed.',
    new CardRefusal(400, EMPTY),
    new CardRefusal(400, ALL_IGNORED, [IGNORED]),
    new CardRefusal(400, UNCLOSED_BRACKETS),
    new CardRefusal(400, OPTION_IN_BRACKETS),
    new CardRefusal(400, TOO_MANY_PATTERNS),
    new CardRefusal(400, tooLong(MAX_QUERY_LENGTH)),
    new CardRefusal(400, UNSEARCHABLE_CHARACTER),
  )
  @Refuses('No card matches.', new CardRefusal(404, NO_MATCH))
  @Refuses('The page is past the last one.', new CardRefusal(422, PAST_THE_END))
  @Refuses(
    'The search takes too long, or too many are waiting.',
    new CardRefusal(503, TOO_SLOW),
    new CardRefusal(503, FULL),
  )
  async searchCards(
    @CurrentCaller() caller: Caller,
    @Query() parameters: Record<string, unknown>,
    @Headers('if-none-match') known: string | undefined,
  ): Promise<JsonText<CardList>> {
    return this.source.search(caller.uuid, searchRequest(parameters), (tag) => matchesETag(known, tag));
  }

  /**
   * A card by its id
   *
   * @remarks For a card that was merged into another, the other is returned.
   */
  @Get(':id')
  @ConditionalGet()
  @ApiOkResponse({ description: 'The card.', type: Card })
  @Refuses(NO_CARD, new CardRefusal(404, NO_CARD_WITH_ID))
  getCard(@CurrentCaller() caller: Caller, @Param('id') id: string): CardAnswer {
    return this.source.cardById(caller.uuid, id);
  }

  /**
   * A card by its set and number, in English if available
   *
   * @remarks The set code is case-insensitive; the number must match exactly: `3a` is not `3`. Without an English
   * printing, another language is returned.
   */
  @Get(':setcode/:number')
  @ConditionalGet()
  @ApiOkResponse({ description: 'The card.', type: Card })
  @Refuses(NO_CARD, new CardRefusal(404, NO_CARD_WITH_NUMBER))
  getCardBySetAndNumber(
    @CurrentCaller() caller: Caller,
    @Param('setcode') setCode: string,
    @Param('number') number: string,
  ): CardAnswer {
    return this.source.cardByNumber(caller.uuid, setCode, number);
  }

  /**
   * A card by its set, number and language
   *
   * @remarks The set code is case-insensitive; number and language must match exactly.
   */
  @Get(':setcode/:number/:lang')
  @ConditionalGet()
  @ApiParam({ name: 'lang', description: 'The language of the printing.', example: 'en' })
  @ApiOkResponse({ description: 'The card.', type: Card })
  @Refuses(NO_CARD, new CardRefusal(404, NO_CARD_WITH_NUMBER))
  getCardInLanguage(
    @CurrentCaller() caller: Caller,
    @Param('setcode') setCode: string,
    @Param('number') number: string,
    @Param('lang') lang: string,
  ): CardAnswer {
    return this.source.cardByNumber(caller.uuid, setCode, number, lang);
  }
}
