// Remembers the events that stores call off for 30 days, so that calendars which have them show that they were canceled. Their versions
// are remembered for as long as such an event can be on again: calendars ignore an entry with a lower one than they have.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { eventCalledOff } from '../events/index.js';
import { UsersFacade } from '../users/index.js';
import { FORGOTTEN_PLAN } from './forgotten-plan.sql.js';

const HANDLER = 'calendars.remember-canceled-events';
const REMEMBER = {
  name: 'calendars.remember-canceled',
  text: `insert into calendars.canceled_event
      (event, store, name, location, starts_at, time_zone, format_id, version, canceled_at, place_latitude, place_longitude)
    values ($1::uuid, $2::uuid, $3::text, $4::text, $5::timestamptz, $6::text, $7::int, $8::int, $9::timestamptz, $10::float8, $11::float8)
    on conflict (event) do update set name = excluded.name, location = excluded.location, starts_at = excluded.starts_at,
      time_zone = excluded.time_zone, format_id = excluded.format_id, canceled_at = excluded.canceled_at,
      place_latitude = excluded.place_latitude, place_longitude = excluded.place_longitude,
      version = canceled_event.version + 1 + excluded.version`,
};

const FORGET_PLAN = {
  name: 'calendars.forget-hidden',
  text: `update calendars.canceled_event set ${FORGOTTEN_PLAN} where event = $1::uuid`,
};

@Injectable()
export class RememberCanceledEvents {
  constructor(events: DomainEvents, users: UsersFacade, sql: Sql) {
    events.on(eventCalledOff, HANDLER, async ({ store, event, was }, { publishedAt }) => {
      // What a moderator has hidden is not published any longer, nor that it was canceled before; nor is anything of a store that is closed.
      if (!was) await sql.rows(FORGET_PLAN, [event]);
      if (!was || !(await users.lockIfOpen(store))) return;
      const {
        name,
        location,
        startsAt,
        timeZone,
        formatId,
        version,
        placeLatitude = null,
        placeLongitude = null,
      } = was;
      const plan = [name, location, startsAt, timeZone, formatId, version];
      await sql.rows(REMEMBER, [event, store, ...plan, publishedAt, placeLatitude, placeLongitude]);
    });
  }
}
