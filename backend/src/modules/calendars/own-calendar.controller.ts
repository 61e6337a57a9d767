// The routes of a person's own calendar.
import { Controller, Delete, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, Public } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { ConditionalGet, NO_STORE } from '../../platform/http/caching/conditional-get.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { accountClosed } from '../users/index.js';
import { READ_CALENDAR } from './calendars.limits.js';
import { CalendarsQueries } from './calendars.queries.js';
import { addressUnknown } from './domain/calendar.errors.js';
import { CalendarAddress, OwnCalendarDto, OwnCalendarQuery } from './dto/own-calendar.dto.js';
import { OwnCalendarService } from './own-calendar.service.js';

@ApiTags('calendars')
@Controller('calendars')
export class OwnCalendarController {
  constructor(
    private readonly service: OwnCalendarService,
    private readonly queries: CalendarsQueries,
  ) {}

  /** Whether the caller’s own calendar has an address */
  @Get('own')
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: OwnCalendarDto })
  getOwnCalendar(@CurrentCaller() caller: Caller): Promise<OwnCalendarDto> {
    return this.service.state(caller);
  }

  /**
   * Gives the caller’s own calendar a new address
   * @remarks It ends the address before. The address is in this answer alone: only a hash of its secret is kept.
   */
  @Post('own')
  @HttpCode(200)
  @ApiOkResponse({ type: CalendarAddress })
  @Fails(accountClosed)
  renewOwnCalendar(@CurrentCaller() caller: Caller): Promise<CalendarAddress> {
    return this.service.renew(caller);
  }

  /**
   * Ends the address of the caller’s own calendar
   * @remarks Idempotent.
   */
  @Delete('own')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Fails(accountClosed)
  async revokeOwnCalendar(@CurrentCaller() caller: Caller): Promise<void> {
    await this.service.revoke(caller);
  }

  /**
   * A person’s own calendar: what they go to, and the events of their store and of the stores that they follow
   * @remarks For calendar programs, which can’t log in: anyone who has the address can read it. Canceled events stay in it for 30 days.
   */
  @Public()
  @Limited(READ_CALENDAR)
  @Get('own.ics')
  @ConditionalGet(NO_STORE)
  @ApiProduces('text/calendar')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="playset.ics"')
  @Fails(requestInvalid, addressUnknown)
  readOwnCalendar(@Query() { secret }: OwnCalendarQuery): Promise<string> {
    return this.queries.ownCalendar(secret);
  }
}
