// The routes of the card database, at the paths and in the shapes of the public one.
import { Controller, Get, Header, Param, Query, UseFilters } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CardRefusalFilter, Refuses } from './card-refusal.js';
import { CardsQueries } from './cards.queries.js';
import { Card } from './dto/card.dto.js';
import { CardError } from './dto/card-error.dto.js';
import { CardList } from './dto/card-list.dto.js';
import { CardSearch } from './search/card-search.js';
import { SearchParameters } from './search/search-parameters.js';
import { searchRequest } from './search/search-request.js';

const NO_CARD = 'There is no such card.';
/** The answers are JSON text already. */
const Json = () => Header('content-type', 'application/json; charset=utf-8');

@ApiTags('cards')
@ApiExtraModels(CardError)
@UseFilters(CardRefusalFilter)
@Controller('cards')
export class CardsController {
  constructor(
    private readonly queries: CardsQueries,
    private readonly cards: CardSearch,
  ) {}

  /** Search for cards */
  @Get('search')
  @Json()
  @SearchParameters()
  @ApiOkResponse({ description: 'A page of cards.', type: CardList })
  @Refuses({
    400: 'There is nothing to search by.',
    404: 'No card matches.',
    422: 'The page is past the last one.',
  })
  async searchCards(@Query() parameters: Record<string, unknown>): Promise<string> {
    return this.cards.search(searchRequest(parameters));
  }

  /** A card by its id */
  @Get(':id')
  @Json()
  @ApiOkResponse({ description: 'The card.', type: Card })
  @Refuses({ 404: NO_CARD })
  getCard(@Param('id') id: string): Promise<string> {
    return this.queries.byId(id);
  }

  /** A card by its set and number, in English if there is one */
  @Get(':setcode/:number')
  @Json()
  @ApiOkResponse({ description: 'The card.', type: Card })
  @Refuses({ 404: NO_CARD })
  getCardBySetAndNumber(@Param('setcode') setCode: string, @Param('number') number: string): Promise<string> {
    return this.queries.byNumber(setCode, number);
  }
}
