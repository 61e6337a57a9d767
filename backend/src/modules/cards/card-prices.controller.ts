// What a card has cost over time: our own addition to the routes of the card database.
import { createHash } from 'node:crypto';
import { Controller, Get, Headers, Param, Query, Res, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CardRefusal, CardRefusalFilter, Refuses } from './card-refusal.js';
import { NO_CARD_WITH_ID } from './cards.queries.js';
import { PriceHistory } from './dto/price-history.dto.js';
import { MOST_DAYS, noDay, PriceHistoryQueries, USUAL_DAYS, WRONG_ORDER } from './price-history.queries.js';

/** Prices change once a day; whoever asks again hears that they did not. */
const ASK_AGAIN = 'private, no-cache';
const DAY = { type: 'string', format: 'date' };

@ApiTags('cards')
@UseFilters(CardRefusalFilter)
@Controller('cards')
export class CardPricesController {
  constructor(private readonly prices: PriceHistoryQueries) {}

  /** What a card has cost, day by day */
  @Get(':id/prices')
  @ApiQuery({
    name: 'from',
    description: `The first day; ${USUAL_DAYS} days are answered without it, and never more than the last ${MOST_DAYS}.`,
    required: false,
    schema: DAY,
  })
  @ApiQuery({
    name: 'to',
    description: 'The last day; without it the newest with a price.',
    required: false,
    schema: DAY,
  })
  @ApiOkResponse({
    description: 'What it has cost.',
    headers: { ETag: { schema: { type: 'string' } } },
    type: PriceHistory,
  })
  @ApiResponse({ status: 304, description: 'Nothing has changed since.' })
  @Refuses('These are no days.', new CardRefusal(400, noDay('from')), new CardRefusal(400, WRONG_ORDER))
  @Refuses('There is no such card.', new CardRefusal(404, NO_CARD_WITH_ID))
  async getCardPrices(
    @Param('id') id: string,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const history = await this.prices.of(id, from, to);
    const tag = `"${createHash('sha256').update(history).digest('base64url').slice(0, 22)}"`;
    reply.headers({ etag: tag, 'cache-control': ASK_AGAIN });
    if (known?.split(/\s*,\s*/).some((each) => each.replace(/^W\//, '') === tag)) {
      await reply.status(304).send();
    } else {
      await reply.type('application/json; charset=utf-8').send(history);
    }
  }
}
