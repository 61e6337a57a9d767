// What a card has cost over time: our own addition to the routes of the card database.
import { Controller, Get, Param, Query, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ConditionalGet } from '../../../platform/http/caching/conditional-get.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import { PriceHistory } from '../dto/price-history.dto.js';
import { CardRefusal, CardRefusalFilter, Refuses } from './card-refusal.js';
import { NO_CARD_WITH_ID } from './cards.queries.js';
import { DEFAULT_DAYS, MAX_DAYS, noDay, PriceHistoryQueries, WRONG_ORDER } from './price-history.queries.js';

const DAY = { type: 'string', format: 'date' };

@ApiTags('cards')
@UseFilters(CardRefusalFilter)
@Controller('cards')
export class CardPricesController {
  constructor(private readonly prices: PriceHistoryQueries) {}

  /** A card's price history by day */
  @Get(':id/prices')
  @ApiQuery({
    name: 'from',
    description: `The first date. By default, ${DEFAULT_DAYS} days are returned; never more than the last ${MAX_DAYS}.`,
    required: false,
    schema: DAY,
  })
  @ApiQuery({
    name: 'to',
    description: 'The last date. Defaults to the latest with a price.',
    required: false,
    schema: DAY,
  })
  @ConditionalGet()
  @ApiOkResponse({ description: 'The prices.', type: PriceHistory })
  @Refuses('Invalid dates.', new CardRefusal(400, noDay('from')), new CardRefusal(400, WRONG_ORDER))
  @Refuses('There is no such card.', new CardRefusal(404, NO_CARD_WITH_ID))
  async getCardPrices(
    @Param('id') id: string,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
  ): Promise<JsonText<PriceHistory>> {
    return new JsonText(await this.prices.of(id, from, to));
  }
}
