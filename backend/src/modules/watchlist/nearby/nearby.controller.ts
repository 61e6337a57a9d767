// The routes about a market nearby. All are about the caller's own wants and stock.
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { Listed, type Page } from '../../../platform/http/lists/list.js';
import { CardIdsQuery } from '../../listings/index.js';
import { MutualMatchDto, MutualMatchesQuery } from '../mutual/mutual-matches.dto.js';
import { DemandDto, MatchesQuery, SupplyDto, WantMatchDto } from './nearby.dto.js';
import { NearbyQueries } from './nearby.queries.js';

@ApiTags('watchlist')
@Controller('watchlist')
export class NearbyController {
  constructor(private readonly queries: NearbyQueries) {}

  /**
   * Copies on the market that fit what the caller wants, latest first
   * @remarks Those that were posted or became cheaper since it was said, within the caller’s radius. Kept for 180 days.
   */
  @Get('matches')
  @Listed(WantMatchDto)
  getWantMatches(@CurrentCaller() caller: Caller, @Query() query: MatchesQuery): Promise<Page<WantMatchDto>> {
    return this.queries.matches(caller, query);
  }

  /**
   * Who within the caller’s radius has or buys cards that the caller wants
   * @remarks Cards that the caller doesn’t want, and those that nobody has or buys, are left out.
   */
  @Get('supply')
  @Listed(SupplyDto)
  getSupply(@CurrentCaller() caller: Caller, @Query() query: CardIdsQuery): Promise<Page<SupplyDto>> {
    return this.queries.supply(caller, query);
  }

  /**
   * How many people within the caller’s radius want cards
   * @remarks Stores learn of wants that are shown in totals or to traders, players of those shown to traders alone; in steps from 3 on.
   */
  @Get('demand')
  @Listed(DemandDto)
  getDemand(@CurrentCaller() caller: Caller, @Query() query: CardIdsQuery): Promise<Page<DemandDto>> {
    return this.queries.demand(caller, query);
  }

  /**
   * Players within the caller’s radius, or at an event, who have what the caller wants and want what the caller has
   * @remarks Only by wants that both show to people they could trade with; a store has none. Who has most for both comes first, then who
   * has most in all, then whose sides are nearest in price. At most 50.
   */
  @Get('mutual-matches')
  @Listed(MutualMatchDto)
  getMutualMatches(
    @CurrentCaller() caller: Caller,
    @Query() { event }: MutualMatchesQuery,
  ): Promise<Page<MutualMatchDto>> {
    return this.queries.mutualMatches(caller, event);
  }
}
