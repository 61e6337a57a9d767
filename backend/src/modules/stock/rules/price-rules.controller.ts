// The routes of price rules.
import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { ConditionalGet, NO_STORE } from '../../../platform/http/caching/conditional-get.js';
import {
  Conditional,
  type IfMatch,
  SeenVersions,
  Versioned,
} from '../../../platform/http/caching/version.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import { Listed, type Page } from '../../../platform/http/lists/list.js';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { accountClosed } from '../../listings/index.js';
import { nothingChanged } from '../domain/stock.errors.js';
import { EDIT_STOCK } from '../stock.limits.js';
import { PriceRulesDto, SavePriceRules } from './dto/price-rules.dto.js';
import {
  ApplyPriceRules,
  ChosenHeldPrices,
  HeldPriceDto,
  PreviewPriceRules,
  PriceRulesPreview,
  PricesChanged,
} from './dto/price-run.dto.js';
import { HeldPricesService } from './held-prices.service.js';
import { PriceRulesService } from './price-rules.service.js';
import * as errors from './rule.errors.js';

@ApiTags('stock')
@Controller('stock/price-rules')
export class PriceRulesController {
  constructor(
    private readonly rules: PriceRulesService,
    private readonly held: HeldPricesService,
  ) {}

  /**
   * The caller's price rules
   * @remarks Market prices change an asking price by these rules alone, and only one that was not typed by hand.
   */
  @Get()
  @Versioned(200, PriceRulesDto)
  getPriceRules(@CurrentCaller() caller: Caller): Promise<PriceRulesDto> {
    return this.rules.own(caller);
  }

  /**
   * Saves the caller's price rules
   * @remarks No price changes until they are applied.
   */
  @Limited(EDIT_STOCK)
  @Put()
  @Versioned(200, PriceRulesDto)
  @Conditional(errors.priceRulesChanged)
  @Fails(accountClosed)
  savePriceRules(
    @CurrentCaller() caller: Caller,
    @SeenVersions() seen: IfMatch,
    @Body() rules: SavePriceRules,
  ): Promise<PriceRulesDto> {
    return this.rules.save(caller, rules, seen);
  }

  /** What price rules would do to the caller's stock */
  @Limited(EDIT_STOCK)
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: PriceRulesPreview })
  previewPriceRules(
    @CurrentCaller() caller: Caller,
    @Body() asked: PreviewPriceRules,
  ): Promise<JsonText<PriceRulesPreview>> {
    return this.rules.preview(caller, asked);
  }

  /**
   * Applies the caller's saved price rules
   * @remarks In one transaction. Can be undone for 7 days. A price that was typed by hand stays, and one that would move by more
   * than 3x is held back. A run `inBackground` is answered at once: its batch is RUNNING, shows its progress, and ends DONE, or FAILED
   * with nothing changed.
   */
  @Limited(EDIT_STOCK)
  @Post('apply')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: PricesChanged })
  @Conditional(errors.priceRulesChanged)
  @Fails(errors.noPriceRules, accountClosed)
  applyPriceRules(
    @CurrentCaller() caller: Caller,
    @SeenVersions() seen: IfMatch,
    @Body() how: ApplyPriceRules,
  ): Promise<PricesChanged> {
    return this.rules.apply(caller, how, seen);
  }

  /** Prices that were held back, by the names of their cards */
  @Get('held')
  @ConditionalGet(NO_STORE)
  @Listed(HeldPriceDto)
  getHeldPrices(@CurrentCaller() caller: Caller, @Query() query: PageQuery): Promise<Page<HeldPriceDto>> {
    return this.held.own(caller, query);
  }

  /**
   * Accepts prices that were held back
   * @remarks Can be undone for 7 days.
   */
  @Limited(EDIT_STOCK)
  @Post('held/accept')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: PricesChanged })
  @Fails(nothingChanged, accountClosed)
  acceptHeldPrices(
    @CurrentCaller() caller: Caller,
    @Body() chosen: ChosenHeldPrices,
  ): Promise<PricesChanged> {
    return this.held.accept(caller, chosen);
  }

  /**
   * Keeps the prices of copies whose new price was held back
   * @remarks They count as typed by hand from then on. Can be undone for 7 days.
   */
  @Limited(EDIT_STOCK)
  @Post('held/decline')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: PricesChanged })
  @Fails(nothingChanged, accountClosed)
  declineHeldPrices(
    @CurrentCaller() caller: Caller,
    @Body() chosen: ChosenHeldPrices,
  ): Promise<PricesChanged> {
    return this.held.decline(caller, chosen);
  }
}
