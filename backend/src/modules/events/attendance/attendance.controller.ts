// The routes of somebody who goes to events.
import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { CachedOffline, ConditionalGet, NO_STORE } from '../../../platform/http/caching/conditional-get.js';
import { Listed, type Page } from '../../../platform/http/lists/list.js';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import { accountClosed } from '../../users/index.js';
import { eventNotFound } from '../domain/event.errors.js';
import { AttendanceQueries } from './attendance.queries.js';
import { AttendanceService } from './attendance.service.js';
import {
  attendanceClosed,
  attendeeCheckedIn,
  ownEvent,
  waitingListFull,
} from './domain/attendance.errors.js';
import { AnswerEvent, AttendedEvent, CanceledEvent, OwnAttendance, SeenEvent } from './dto/attendance.dto.js';
import { OneAtATime } from './one-at-a-time.js';

const ANSWER_ERRORS = [accountClosed, eventNotFound, ownEvent, attendanceClosed, attendeeCheckedIn];

@ApiTags('events')
@Controller('events')
export class AttendanceController {
  constructor(
    private readonly service: AttendanceService,
    private readonly queries: AttendanceQueries,
    private readonly oneAtATime: OneAtATime,
  ) {}

  /**
   * The events that the caller has answered, soonest first
   * @remarks Until 12 hours after their start.
   */
  @Get('mine')
  @CachedOffline()
  @ConditionalGet(NO_STORE)
  @Listed(AttendedEvent)
  @Fails(requestInvalid)
  getAttendedEvents(
    @CurrentCaller() caller: Caller,
    @Query() query: PageQuery,
  ): Promise<Page<AttendedEvent>> {
    return this.queries.attended(caller, query);
  }

  /** The canceled events that the caller had answered, until they have seen that, soonest first */
  @Get('mine/canceled')
  @ConditionalGet(NO_STORE)
  @Listed(CanceledEvent)
  getCanceledEvents(@CurrentCaller() caller: Caller): Promise<Page<CanceledEvent>> {
    return this.queries.canceled(caller);
  }

  /** What the caller has answered to an event, and how many go */
  @Get(':uuid/attendance')
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: OwnAttendance })
  @Fails(eventNotFound)
  getOwnAttendance(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<OwnAttendance> {
    return this.queries.own(caller, uuid);
  }

  /**
   * Goes to an event, or is interested in it
   * @remarks Who wants to go to an event that is full waits for a place. Who is checked in keeps theirs until the store takes that back. Idempotent.
   */
  @Put(':uuid/attendance')
  @ApiOkResponse({ type: OwnAttendance })
  @Fails(requestInvalid, ...ANSWER_ERRORS, waitingListFull)
  async answerEvent(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() answer: AnswerEvent,
  ): Promise<OwnAttendance> {
    await this.oneAtATime.run(uuid, () => this.service.answer(caller, uuid, answer));
    return this.queries.own(caller, uuid);
  }

  /**
   * The caller has seen what has changed of an event, or that it is canceled
   * @remarks Idempotent.
   */
  @Put(':uuid/attendance/seen')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Fails(requestInvalid, accountClosed)
  async seeEvent(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() { version }: SeenEvent,
  ): Promise<void> {
    await this.service.see(caller, uuid, version);
  }

  /**
   * Removes the caller’s answer, with any place
   * @remarks Who is checked in keeps theirs until the store takes that back. Idempotent.
   */
  @Delete(':uuid/attendance')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Fails(...ANSWER_ERRORS)
  async leaveEvent(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<void> {
    await this.oneAtATime.run(uuid, () => this.service.leave(caller, uuid));
  }
}
