// The public routes of calendars: an event, a store's events, and those of an area, to add, to subscribe to and to read.
import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { CalendarsQueries } from './calendars.queries.js';
import { eventNotFound, storeNotFound, unknownFormat } from './domain/calendar.errors.js';
import { rssFeed } from './domain/rss-feed.js';
import { JsonFeed, jsonFeed } from './dto/json-feed.dto.js';
import { NearbyQuery } from './dto/nearby-query.dto.js';
import { AnswersCalendar, AnswersJsonFeed, AnswersRss } from './public-answers.js';

@ApiTags('calendars')
@Controller('calendars')
export class CalendarsController {
  constructor(private readonly queries: CalendarsQueries) {}

  /**
   * An event as an iCalendar file
   * @remarks One that was called off cancels the entry, for 30 days.
   */
  @Get('events/:uuid/event.ics')
  @AnswersCalendar('event.ics')
  @Fails(eventNotFound)
  getEventCalendar(@Param('uuid', Uuid) uuid: string): Promise<string> {
    return this.queries.event(uuid);
  }

  /**
   * The events of a store as a calendar to subscribe to
   * @remarks The next 500, and those that were called off in the last 30 days.
   */
  @Get('stores/:uuid/events.ics')
  @AnswersCalendar('events.ics')
  @Fails(storeNotFound)
  getStoreCalendar(@Param('uuid', Uuid) uuid: string): Promise<string> {
    return this.queries.storeCalendar(uuid);
  }

  /** The next events of a store as a JSON Feed */
  @Get('stores/:uuid/events.json')
  @AnswersJsonFeed(JsonFeed)
  @Fails(storeNotFound)
  async getStoreFeed(@Param('uuid', Uuid) uuid: string, @Req() { url }: FastifyRequest): Promise<JsonFeed> {
    return jsonFeed(await this.queries.storeFeed(uuid, url));
  }

  /** The next events of a store as RSS */
  @Get('stores/:uuid/events.rss')
  @AnswersRss()
  @Fails(storeNotFound)
  async getStoreRss(@Param('uuid', Uuid) uuid: string, @Req() { url }: FastifyRequest): Promise<string> {
    return rssFeed(await this.queries.storeFeed(uuid, url));
  }

  /**
   * The events of a format around a place as a calendar to subscribe to
   * @remarks Of the 300 nearest stores that have set their place.
   */
  @Get('nearby/events.ics')
  @AnswersCalendar('events.ics')
  @Fails(requestInvalid, unknownFormat)
  getNearbyCalendar(@Query() query: NearbyQuery): Promise<string> {
    return this.queries.nearbyCalendar(query);
  }

  /** The next events of a format around a place as a JSON Feed */
  @Get('nearby/events.json')
  @AnswersJsonFeed(JsonFeed)
  @Fails(requestInvalid, unknownFormat)
  async getNearbyFeed(@Query() query: NearbyQuery, @Req() { url }: FastifyRequest): Promise<JsonFeed> {
    return jsonFeed(await this.queries.nearbyFeed(query, url));
  }

  /** The next events of a format around a place as RSS */
  @Get('nearby/events.rss')
  @AnswersRss()
  @Fails(requestInvalid, unknownFormat)
  async getNearbyRss(@Query() query: NearbyQuery, @Req() { url }: FastifyRequest): Promise<string> {
    return rssFeed(await this.queries.nearbyFeed(query, url));
  }
}
