// The sets that the cards are from.
import { Controller, Get, Headers, Param, Res, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CardRefusal, CardRefusalFilter, Refuses } from './card-refusal.js';
import { CardSet, CardSetList } from './dto/card-set.dto.js';
import { CardSets, NO_SET } from './lookup/card-sets.js';
import { answerTagged } from './tagged-answer.js';

/** Sets change with an import; whoever asks again hears that they did not. */
const KEEP = { mediaType: 'application/json', cacheControl: 'private, no-cache' };
const ETAG = { ETag: { schema: { type: 'string' as const } } };
const UNCHANGED = { status: 304, description: 'Nothing has changed since.' };

@ApiTags('cards')
@UseFilters(CardRefusalFilter)
@Controller('cards/sets')
export class CardSetsController {
  constructor(private readonly sets: CardSets) {}

  /**
   * All sets, the newest first
   *
   * @remarks All of them are in one answer. Cards in several languages count once, variations of a card by themselves.
   */
  @Get()
  @ApiOkResponse({ description: 'The sets.', headers: ETAG, type: CardSetList })
  @ApiResponse(UNCHANGED)
  async getCardSets(
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await answerTagged(reply, known, { ...KEEP, text: await this.sets.all() });
  }

  /**
   * A set by its code or id
   *
   * @remarks The code counts in any case. Cards in several languages count once, variations of a card do not.
   */
  @Get(':code')
  @ApiParam({ name: 'code', description: 'The code of the set, or its id.', example: 'brm' })
  @ApiOkResponse({ description: 'The set.', headers: ETAG, type: CardSet })
  @ApiResponse(UNCHANGED)
  @Refuses('There is no such set.', new CardRefusal(404, NO_SET))
  async getCardSet(
    @Param('code') code: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await answerTagged(reply, known, { ...KEEP, text: await this.sets.byCode(code) });
  }
}
