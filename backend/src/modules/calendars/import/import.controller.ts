// The routes of importing a store's calendar.
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { wrongRole } from '../../../platform/http/access/access.guard.js';
import { CurrentCaller, OnlyFor } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Upload } from '../../../platform/http/limits/uploads.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import { PLAN_ERRORS } from '../../events/index.js';
import { accountClosed } from '../../users/index.js';
import { IMPORT_CALENDAR } from '../calendars.limits.js';
import { CalendarPreview, CalendarSource, ImportEvents, ImportOutcome } from './import.dto.js';
import * as errors from './import.errors.js';
import { ImportService } from './import.service.js';

@ApiTags('calendars')
@Controller('calendars/imports')
export class ImportController {
  constructor(private readonly service: ImportService) {}

  /**
   * What the events of a calendar file would become
   * @remarks The body is the bytes of an iCalendar file. Nothing is kept of it.
   */
  @OnlyFor('STORE')
  @Limited(IMPORT_CALENDAR)
  @Post('preview')
  @HttpCode(200)
  @Upload('calendar')
  @ApiOkResponse({ type: CalendarPreview })
  @Fails(errors.noCalendar, wrongRole, accountClosed)
  previewCalendar(@CurrentCaller() caller: Caller, @Body() file: unknown): Promise<CalendarPreview> {
    return this.service.preview(caller, file);
  }

  /**
   * What the events of a calendar on another site would become
   * @remarks It is read once, without following redirects. Nothing is kept of it.
   */
  @OnlyFor('STORE')
  @Limited(IMPORT_CALENDAR)
  @Post('preview-address')
  @HttpCode(200)
  @ApiOkResponse({ type: CalendarPreview })
  @Fails(requestInvalid, errors.badAddress, errors.notReached, errors.calendarTooLarge, errors.noCalendar)
  @Fails(wrongRole, accountClosed)
  previewCalendarAt(
    @CurrentCaller() caller: Caller,
    @Body() { address }: CalendarSource,
  ): Promise<CalendarPreview> {
    return this.service.previewAt(caller, address);
  }

  /**
   * Makes events of a calendar, all or none
   * @remarks Those that were imported before are left out. An error names its entry, such as `events.3.date`.
   */
  @OnlyFor('STORE')
  @Limited(IMPORT_CALENDAR)
  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: ImportOutcome })
  @Fails(...PLAN_ERRORS, wrongRole, accountClosed)
  importEvents(@CurrentCaller() caller: Caller, @Body() asked: ImportEvents): Promise<ImportOutcome> {
    return this.service.make(caller, asked);
  }
}
