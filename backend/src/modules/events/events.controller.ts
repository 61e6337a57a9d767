// The routes of events.

import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { wrongRole } from '../../platform/http/access/access.guard.js';
import { CurrentCaller, OnlyFor, Public } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { ConditionalGet } from '../../platform/http/caching/conditional-get.js';
import { Conditional, type IfMatch, SeenVersions, Versioned } from '../../platform/http/caching/version.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { allRequired } from '../../platform/http/validation/field-problems.js';
import { ListOf } from '../../platform/http/validation/list-of.pipe.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { noTownNear, townsLoading } from '../places/index.js';
import * as errors from './domain/event.errors.js';
import { ChangeEvent } from './dto/change-event.dto.js';
import { EventDto } from './dto/event.dto.js';
import { AllEventsQuery, StoreEventsQuery } from './dto/events-query.dto.js';
import { ScheduleEvent } from './dto/schedule-event.dto.js';
import { SCHEDULE_EVENTS } from './events.limits.js';
import { EventsQueries } from './events.queries.js';
import { EventsService } from './events.service.js';
import { PICTURE_ERRORS } from './pictures/picture.js';

/** How a plan of an event is refused. */
export const PLAN_ERRORS = [
  requestInvalid,
  errors.noSuchDay,
  errors.inThePast,
  errors.tooFarAhead,
  errors.badEnd,
  errors.endWithoutTime,
  errors.leastAboveCapacity,
  noTownNear,
  townsLoading,
  PICTURE_ERRORS.unknown,
  errors.unknownGame,
  errors.unknownFormat,
];
/** A year of weeks. */
const MAX_AT_ONCE = 52;
const plans = new ListOf(ScheduleEvent, { max: MAX_AT_ONCE, empty: allRequired });
const OWNER_ERRORS = [wrongRole, errors.accountClosed];
/** Whose account it is that schedules, the call says: nobody is looked up. */
const STORE = { foreign: errors.notYourEvent, missing: errors.notYourEvent };
/** Everybody may see every event. */
const EVENT = { foreign: errors.notYourEvent, missing: errors.eventNotFound };

@ApiTags('events')
@Controller('events')
export class EventsController {
  constructor(
    private readonly service: EventsService,
    private readonly queries: EventsQueries,
  ) {}

  /** All stores' events, soonest or nearest first; upcoming by default */
  @Get()
  @ConditionalGet()
  @Listed(EventDto)
  @Fails(requestInvalid, errors.unknownGame, errors.unknownFormat)
  getEvents(@CurrentCaller() caller: Caller, @Query() query: AllEventsQuery): Promise<Page<EventDto>> {
    return this.queries.all(caller, query);
  }

  /** One store's events, soonest first; upcoming by default */
  @Get('store/:uuid')
  @ConditionalGet()
  @Listed(EventDto)
  @Fails(requestInvalid, errors.unknownGame, errors.unknownFormat)
  getEventsOfStore(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Query() query: StoreEventsQuery,
  ): Promise<Page<EventDto>> {
    return this.queries.ofStore(caller, uuid, query);
  }

  /**
   * An event
   * @remarks Public, so without a distance.
   */
  @Public()
  @Get(':uuid')
  @ConditionalGet()
  @ApiOkResponse({ type: EventDto })
  @Fails(errors.eventNotFound)
  getEvent(@Param('uuid', Uuid) uuid: string): Promise<EventDto> {
    return this.queries.one(null, uuid);
  }

  /**
   * Schedules several events of the caller's store, all or none
   * @remarks For recurring events: each becomes a separate event with its own UTC start. An error names its entry,
   * such as `3.date`.
   */
  @OnlyFor('STORE')
  @Limited(SCHEDULE_EVENTS)
  @Post('bulk')
  @ApiBody({
    schema: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_AT_ONCE,
      items: { $ref: getSchemaPath(ScheduleEvent) },
    },
  })
  @ApiCreatedResponse({ type: EventDto, isArray: true })
  @Idempotent()
  @OwnersOnly(STORE)
  @Fails(...PLAN_ERRORS, ...OWNER_ERRORS)
  scheduleEvents(@CurrentCaller() caller: Caller, @Body(plans) events: ScheduleEvent[]): Promise<EventDto[]> {
    return this.service.scheduleAll(caller, events);
  }

  /** Schedules an event of the caller's store */
  @OnlyFor('STORE')
  @Post()
  @Idempotent()
  @Versioned(201, EventDto)
  @OwnersOnly(STORE)
  @Fails(...PLAN_ERRORS, ...OWNER_ERRORS)
  scheduleEvent(@CurrentCaller() caller: Caller, @Body() event: ScheduleEvent): Promise<EventDto> {
    return this.service.schedule(caller, event);
  }

  /** Changes an event of the caller's store */
  @OnlyFor('STORE')
  @Patch(':uuid')
  @Versioned(200, EventDto)
  @Conditional(errors.editConflict)
  @OwnersOnly(EVENT)
  @Fails(...PLAN_ERRORS, errors.nothingToChange, ...OWNER_ERRORS)
  changeEvent(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() changes: ChangeEvent,
  ): Promise<EventDto> {
    return this.service.change(caller, uuid, changes, seen);
  }

  /** Cancels an event of the caller's store */
  @OnlyFor('STORE')
  @Delete(':uuid')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Conditional(errors.editConflict)
  @OwnersOnly(EVENT)
  @Fails(...OWNER_ERRORS)
  async callOffEvent(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
  ): Promise<void> {
    await this.service.callOff(caller, uuid, seen);
  }
}
