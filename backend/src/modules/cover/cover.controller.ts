// The route of covering a list.
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { COVER } from './cover.limits.js';
import { CoverService } from './cover.service.js';
import { listTooLong, listUnreadable, nothingToCover, twoLists } from './domain/cover.errors.js';
import { CoverDto } from './dto/cover.dto.js';
import { CoverRequest } from './dto/cover-request.dto.js';

@ApiTags('cover')
@Controller('cover')
export class CoverController {
  constructor(private readonly service: CoverService) {}

  /**
   * Plans where to get a list of cards
   * @remarks A deck or list as text in any format that can be imported, or cards with terms: the first 100 of them that differ; every
   * line that isn’t planned for is named with why. What others offer within the caller’s radius is compared, without a place from
   * anywhere: the 60 stores and players with the most of the cards. Three plans, each with every copy that can be had: the cheapest,
   * the one with the fewest stops, the nearest. Stores that are closed at the planned time are left out.
   */
  @Limited(COVER)
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: CoverDto })
  @Fails(nothingToCover, twoLists, listUnreadable, listTooLong)
  coverList(@CurrentCaller() caller: Caller, @Body() request: CoverRequest): Promise<CoverDto> {
    return this.service.plan(caller, request);
  }
}
