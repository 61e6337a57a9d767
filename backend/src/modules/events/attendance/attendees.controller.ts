// The routes of a store about who goes to its events.
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { wrongRole } from '../../../platform/http/access/access.guard.js';
import { CurrentCaller, OnlyFor } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../../platform/http/access/owners-only.js';
import { CachedOffline, ConditionalGet, NO_STORE } from '../../../platform/http/caching/conditional-get.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { Listed, type Page } from '../../../platform/http/lists/list.js';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import { accountClosed, eventNotFound, notYourEvent } from '../domain/event.errors.js';
import { AttendeesService } from './attendees.service.js';
import {
  alreadyWritten,
  attendeeNotFound,
  nobodyGoes,
  notBegun,
  unknownCode,
  writingClosed,
} from './domain/attendance.errors.js';
import { Attendee, AttendeeMessage, CheckIn, RecordArrival, WriteToAttendees } from './dto/attendees.dto.js';

const EVENT = { foreign: notYourEvent, missing: eventNotFound };

@ApiTags('events')
@Controller('events')
export class AttendeesController {
  constructor(private readonly service: AttendeesService) {}

  /** Who goes to an event of the caller’s store, is offered a place or waits for one, in their order */
  @OnlyFor('STORE')
  @Get(':uuid/attendees')
  @CachedOffline()
  @ConditionalGet(NO_STORE)
  @Listed(Attendee)
  @OwnersOnly(EVENT)
  @Fails(wrongRole, requestInvalid)
  getAttendees(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Query() query: PageQuery,
  ): Promise<Page<Attendee>> {
    return this.service.attendees(caller, uuid, query);
  }

  /** Records whether somebody came to an event of the caller’s store */
  @OnlyFor('STORE')
  @Put(':uuid/attendees/:account')
  @ApiOkResponse({ type: Attendee })
  @OwnersOnly(EVENT)
  @Fails(wrongRole, requestInvalid, accountClosed, attendeeNotFound, notBegun)
  recordArrival(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Param('account', Uuid) account: string,
    @Body() { arrival }: RecordArrival,
  ): Promise<Attendee> {
    return this.service.recordArrival(caller, uuid, account, arrival);
  }

  /** Checks in who shows this code at the door */
  @OnlyFor('STORE')
  @Post(':uuid/check-ins')
  @HttpCode(200)
  @ApiOkResponse({ type: Attendee })
  @OwnersOnly(EVENT)
  @Fails(wrongRole, requestInvalid, accountClosed, unknownCode, attendeeNotFound)
  checkInAttendee(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() { code }: CheckIn,
  ): Promise<Attendee> {
    return this.service.checkIn(caller, uuid, code);
  }

  /** What the caller’s store has written to those who go to an event, the latest first */
  @OnlyFor('STORE')
  @Get(':uuid/messages')
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: AttendeeMessage, isArray: true })
  @OwnersOnly(EVENT)
  @Fails(wrongRole)
  getAttendeeMessages(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<AttendeeMessage[]> {
    return this.service.messages(caller, uuid);
  }

  /**
   * Writes to those who go to an event of the caller’s store
   * @remarks Once a day, until a week after the start. It comes as a notification; nobody sees the address of anybody.
   */
  @OnlyFor('STORE')
  @Post(':uuid/messages')
  @Idempotent()
  @ApiCreatedResponse({ type: AttendeeMessage })
  @OwnersOnly(EVENT)
  @Fails(wrongRole, requestInvalid, accountClosed, writingClosed, alreadyWritten, nobodyGoes)
  writeToAttendees(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() { text }: WriteToAttendees,
  ): Promise<AttendeeMessage> {
    return this.service.write(caller, uuid, text);
  }
}
