// The routes of series. All are about the caller's own.
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { wrongRole } from '../../../platform/http/access/access.guard.js';
import { CurrentCaller, OnlyFor } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../../platform/http/access/owners-only.js';
import {
  Conditional,
  type IfMatch,
  SeenVersions,
  Versioned,
} from '../../../platform/http/caching/version.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Listed, type Page } from '../../../platform/http/lists/list.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import { noTownNear, townsLoading } from '../../places/index.js';
import * as events from '../domain/event.errors.js';
import { PICTURE_ERRORS } from '../pictures/picture.js';
import * as errors from './domain/series.errors.js';
import { DayOfCalendar } from './dto/day.pipe.js';
import { FromQuery } from './dto/from-query.dto.js';
import { SeriesDto, SeriesPreviewDto, SeriesWithDatesDto } from './dto/series.dto.js';
import { ChangeSeries, RecurrenceBody, ScheduleSeries } from './dto/series-body.dto.js';
import { CHANGE_SERIES, PREVIEW_SERIES } from './series.limits.js';
import { SeriesQueries } from './series.queries.js';
import { SeriesService } from './series.service.js';

const RULE_ERRORS = [
  requestInvalid,
  events.badEnd,
  errors.nthMissing,
  errors.seriesWithoutEnd,
  errors.seriesTooLong,
  errors.neverFires,
  errors.startsInThePast,
];
const PLAN_ERRORS = [
  ...RULE_ERRORS,
  errors.notADate,
  events.leastAboveCapacity,
  noTownNear,
  townsLoading,
  PICTURE_ERRORS.unknown,
  events.unknownGame,
  events.unknownFormat,
];
const OWNER_ERRORS = [wrongRole, events.accountClosed];
/** Whose account it is that schedules, the call says: nobody is looked up. */
const STORE = { foreign: events.notYourEvent, missing: events.notYourEvent };
const SERIES = { foreign: errors.notYourSeries, missing: errors.seriesNotFound };
const DATE_ERRORS = [requestInvalid, errors.notADate, errors.dateOver];

@ApiTags('events')
@Controller('events/series')
export class SeriesController {
  constructor(
    private readonly service: SeriesService,
    private readonly queries: SeriesQueries,
  ) {}

  /** The caller's series that are not over, the oldest first */
  @Get()
  @Listed(SeriesDto)
  getSeriesOfStore(@CurrentCaller() caller: Caller): Promise<Page<SeriesDto>> {
    return this.queries.own(caller);
  }

  /** A series of the caller's store with its dates to come */
  @OnlyFor('STORE')
  @Get(':uuid')
  @Versioned(200, SeriesWithDatesDto)
  @OwnersOnly(SERIES)
  @Fails(wrongRole)
  getSeries(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<SeriesWithDatesDto> {
    return this.queries.one(caller, uuid);
  }

  /**
   * The dates of a series that isn't scheduled yet
   * @remarks Keeps nothing. Dates whose time is left out by a change to daylight-saving time say what they are moved to.
   */
  @OnlyFor('STORE')
  @Limited(PREVIEW_SERIES)
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: SeriesPreviewDto })
  @Fails(...RULE_ERRORS, wrongRole)
  previewSeries(@Body() recurrence: RecurrenceBody): SeriesPreviewDto {
    return this.queries.preview(recurrence);
  }

  /**
   * Schedules a series of the caller's store
   * @remarks Its events are made 26 weeks ahead, at once and then every night.
   */
  @OnlyFor('STORE')
  @Limited(CHANGE_SERIES)
  @Post()
  @Idempotent()
  @Versioned(201, SeriesWithDatesDto)
  @OwnersOnly(STORE)
  @Fails(...PLAN_ERRORS, errors.tooManySeries, ...OWNER_ERRORS)
  scheduleSeries(
    @CurrentCaller() caller: Caller,
    @Body() series: ScheduleSeries,
  ): Promise<SeriesWithDatesDto> {
    return this.service.schedule(caller, series);
  }

  /**
   * Changes the events to come of a series, or those from a date on
   * @remarks Events keep their ids. One that was changed alone keeps what it is. Where dates are left before `from`, those from it on
   * become a new series, which is the answer.
   */
  @OnlyFor('STORE')
  @Limited(CHANGE_SERIES)
  @Patch(':uuid')
  @Idempotent()
  @Versioned(200, SeriesWithDatesDto)
  @Conditional(errors.seriesChanged)
  @OwnersOnly(SERIES)
  @Fails(...PLAN_ERRORS, errors.dateOver, errors.tooManySeries, events.nothingToChange, ...OWNER_ERRORS)
  changeSeries(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Query() { from }: FromQuery,
    @Body() changes: ChangeSeries,
  ): Promise<SeriesWithDatesDto> {
    return this.service.change({ caller, uuid, seen }, changes, from);
  }

  /**
   * Cancels the events to come of a series, or those from a date on
   * @remarks Events that have started stay.
   */
  @OnlyFor('STORE')
  @Limited(CHANGE_SERIES)
  @Delete(':uuid')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Conditional(errors.seriesChanged)
  @OwnersOnly(SERIES)
  @Fails(...DATE_ERRORS, ...OWNER_ERRORS)
  async callOffSeries(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Query() { from }: FromQuery,
  ): Promise<void> {
    await this.service.callOff({ caller, uuid, seen }, from);
  }

  /** Skips a date of a series and cancels its event */
  @OnlyFor('STORE')
  @Delete(':uuid/dates/:date')
  @Versioned(200, SeriesWithDatesDto)
  @Conditional(errors.seriesChanged)
  @OwnersOnly(SERIES)
  @Fails(...DATE_ERRORS, ...OWNER_ERRORS)
  skipDate(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Param('date', DayOfCalendar) date: string,
    @SeenVersions() seen: IfMatch,
  ): Promise<SeriesWithDatesDto> {
    return this.service.skip({ caller, uuid, seen }, date);
  }

  /**
   * Brings back a skipped date of a series
   * @remarks Its event has the id that it had before.
   */
  @OnlyFor('STORE')
  @Put(':uuid/dates/:date')
  @Versioned(200, SeriesWithDatesDto)
  @Conditional(errors.seriesChanged)
  @OwnersOnly(SERIES)
  @Fails(...DATE_ERRORS, events.hiddenByModerator, ...OWNER_ERRORS)
  bringBackDate(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Param('date', DayOfCalendar) date: string,
    @SeenVersions() seen: IfMatch,
  ): Promise<SeriesWithDatesDto> {
    return this.service.bringBack({ caller, uuid, seen }, date);
  }
}
