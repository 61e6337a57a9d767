// Where parties may meet: at the counter of the store that is one of them or of another one, at an event, or where they say in words.
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/durations.js';
import { Sql } from '../../platform/database/sql.js';
import { StorefrontsFacade } from '../storefronts/index.js';
import { AgeRules } from '../users/index.js';
import {
  counterOnly,
  holdAtCounter,
  noCounter,
  noWitness,
  placeMissing,
  storeClosed,
  unknownEvent,
  unknownStore,
} from './domain/deal.errors.js';
import type { Deal, Meeting, PlaceKind } from './domain/deal.js';
import { checkTime, MAX_HOURS } from './domain/meet.js';
import type { ProposeMeeting } from './dto/meeting.dto.js';
import { ZONE, zoneOf } from './persistence/zone.sql.js';

/** How long two have to meet at an event that says no end. */
const EVENT_HOURS = 4;

const STORE = {
  name: 'deals.store',
  text: `select s.uuid, s.name, ${zoneOf('s.uuid')} as zone from users.listers s where s.uuid = $1 and s.role = 'STORE'`,
};
/** $1 event. */
const EVENT = {
  name: 'deals.event',
  text: `select uuid as id, name, time_zone as "timeZone", store, store_name as "storeName", starts_at as "startsAt", ends_at as "endsAt"
    from events.scheduled where uuid = $1`,
};

interface EventRow {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  /** Who holds it. */
  readonly store: string;
  readonly storeName: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

interface Times {
  readonly from: Date;
  readonly to: Date;
}

/** Whether an event is on while two meet: one without a known end is until a day after its start. */
function isOnAt({ startsAt, endsAt }: Pick<EventRow, 'startsAt' | 'endsAt'>, { from, to }: Times): boolean {
  return startsAt <= to && from.getTime() < (endsAt?.getTime() ?? startsAt.getTime() + DAY_MS);
}

@Injectable()
export class MeetingPlaces {
  constructor(
    private readonly sql: Sql,
    private readonly storefronts: StorefrontsFacade,
    private readonly ages: AgeRules,
  ) {}

  /**
   * The meeting that a party proposes. Throws `deals.meeting-time`, `deals.store-closed`, `deals.no-counter`, `deals.hold-at-counter`,
   * `deals.unknown-event`, `deals.place`, `deals.counter-only`, `deals.no-witness`.
   */
  async meetingOf(deal: Deal, by: string, asked: ProposeMeeting, now: Date): Promise<Meeting> {
    const { place, from, to, timeZone } = asked;
    const times = { from: new Date(from), to: new Date(to) };
    if (deal.kind === 'HOLD' && place.kind !== 'COUNTER')
      throw holdAtCounter({ errors: [{ field: 'place.kind', message: holdAtCounter.message }] });
    checkTime(deal, times.from, times.to, now);
    if (place.witnessOnly && (place.kind !== 'COUNTER' || deal.store))
      throw noWitness({ errors: [{ field: 'place.witnessOnly', message: noWitness.message }] });
    await this.refuseIfCounterOnly(deal, place.kind);
    const nowhere = {
      event: null,
      text: null,
      store: null,
      from: times.from.toISOString(),
      to: times.to.toISOString(),
    };
    switch (place.kind) {
      case 'COUNTER':
        return {
          ...{ ...nowhere, kind: 'COUNTER', ...(await this.counter(deal, place.store, times)) },
          ...(place.witnessOnly && { witnessOnly: true }),
        };
      case 'EVENT':
        return { ...nowhere, kind: 'EVENT', ...(await this.event(place.event, times)) };
      case 'TEXT': {
        if (!place.text)
          throw placeMissing({ errors: [{ field: 'place.text', message: placeMissing.message }] });
        return { ...nowhere, kind: 'TEXT', text: place.text, timeZone: await this.zoneOf(by, timeZone) };
      }
    }
  }

  /** The meeting at an event from its beginning, or from now on; undefined where the parties can't meet there. */
  async atEvent(deal: Deal, event: string, now: Date): Promise<Meeting | undefined> {
    const row = await this.scheduled(event);
    if (!row) return undefined;
    const from = new Date(Math.max(row.startsAt.getTime(), now.getTime()));
    const ends = row.endsAt?.getTime() ?? from.getTime() + EVENT_HOURS * HOUR_MS;
    const to = new Date(Math.min(ends, from.getTime() + MAX_HOURS * HOUR_MS));
    const asked = {
      place: { kind: 'EVENT' as const, event },
      from: from.toISOString(),
      to: to.toISOString(),
    };
    try {
      return await this.meetingOf(deal, deal.first, asked, now);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  /** Some people meet at counters alone. Throws `deals.counter-only`. */
  async refuseIfCounterOnly({ first, second }: Deal, kind: PlaceKind | undefined): Promise<void> {
    if (kind === undefined || kind === 'COUNTER') return;
    const { isCounterOnly } = await this.ages.ofPair(first, second);
    if (isCounterOnly) throw counterOnly({ errors: [{ field: 'place.kind', message: counterOnly.message }] });
  }

  private async counter(
    { store: party, kind }: Deal,
    elsewhere: string | undefined,
    { from, to }: Times,
  ): Promise<Pick<Meeting, 'store' | 'timeZone'>> {
    const store = party ?? elsewhere;
    if (!store) throw noCounter({ errors: [{ field: 'place.kind', message: noCounter.message }] });
    if (!(await this.isOpen({ store, kind }, { from, to })))
      throw storeClosed({ errors: [{ field: 'from', message: storeClosed.message }] });
    return this.counterOf(store);
  }

  /** Whether a store is open while two meet at its counter, or when a hold ends. Hours that aren't known exclude nothing. */
  async isOpen(
    { store, kind }: { readonly store: string; readonly kind: Deal['kind'] },
    { from, to }: Times,
  ): Promise<boolean> {
    // A hold lasts through nights.
    const begins = kind === 'HOLD' ? new Date(to.getTime() - MINUTE_MS) : from;
    const state = (await this.storefronts.openAt([store], begins)).get(store);
    return !state || (state.isOpen && (!state.closes || Date.parse(state.closes.at) >= to.getTime()));
  }

  /** When the store closes on the day of a moment or, where it is closed then, on the next day that it opens, if that is soon. */
  closingAfter(store: string, moment: Date): Promise<Date | null | undefined> {
    return this.storefronts.closingTime(store, 0, moment);
  }

  private async counterOf(uuid: string): Promise<Pick<Meeting, 'store' | 'timeZone'>> {
    const row = await this.sql.row<{ uuid: string; name: string; zone: string }>(STORE, [uuid]);
    if (!row) throw unknownStore({ errors: [{ field: 'place.store', message: unknownStore.message }] });
    return { store: { uuid, name: row.name }, timeZone: row.zone };
  }

  /** Whether an event that is still scheduled has other times since, so that it isn't on when two meet there. */
  async isOffAt(event: string, { from, to }: Pick<Meeting, 'from' | 'to'>): Promise<boolean> {
    const row = await this.scheduled(event);
    return row !== undefined && !isOnAt(row, { from: new Date(from), to: new Date(to) });
  }

  private async event(
    id: string | undefined,
    times: Times,
  ): Promise<Pick<Meeting, 'event' | 'store' | 'timeZone'>> {
    const row = id && (await this.scheduled(id));
    if (!row || !isOnAt(row, times))
      throw unknownEvent({ errors: [{ field: 'place.event', message: unknownEvent.message }] });
    const { store, storeName: name, timeZone } = row;
    return { event: { id: row.id, name: row.name }, store: { uuid: store, name }, timeZone };
  }

  private scheduled(event: string): Promise<EventRow | undefined> {
    return this.sql.row<EventRow & object>(EVENT, [event]);
  }

  /**
   * Since it was proposed an event may have been called off, and a store may have other hours, or be gone. Throws `deals.unknown-event`,
   * `deals.store-closed`, `deals.no-counter`, `deals.unknown-store`.
   */
  async refuseUnlessOn(deal: Deal, meeting: Meeting | null): Promise<void> {
    if (!meeting) return;
    const times = { from: new Date(meeting.from), to: new Date(meeting.to) };
    if (meeting.event) await this.event(meeting.event.id, times);
    if (meeting.kind === 'COUNTER') await this.counter(deal, meeting.store?.uuid, times);
  }

  private async zoneOf(account: string, otherwise: string | null = null): Promise<string> {
    return (await this.sql.one<{ zone: string }>(ZONE, [account, otherwise])).zone;
  }
}
