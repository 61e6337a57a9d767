// Keeps who goes to events. The row of an event is locked while its answers change, so that they come one after the other.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/database/sql.js';
import type { Attendees } from '../domain/attendance.events.js';
import type { AttendanceState, Turnout } from '../domain/attendance.js';
import {
  DUE,
  FORGET_ARRIVALS,
  HOLD,
  IN_STATES,
  LAPSE,
  MOVE_TO_WAITING_LIST,
  OFFER,
  PUT,
  REMEMBER_CANCELED,
  REMOVE,
  SEE,
  SEE_CANCELED,
  SHORTEN_OFFERS,
  SHOW_CARDS,
  SITUATION,
  STORE_OF,
  TAKE_CALLED_OFF,
  TAKE_CANCELED,
  TURNOUT,
  UPCOMING_OF,
} from './answers.statements.js';

/** An event whose answers nobody else changes until the transaction ends. */
export interface HeldEvent {
  readonly uuid: string;
  readonly store: string;
  readonly name: string;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly capacity: number | null;
}

/** What an account has answered; `place` and `code` are null of those who are neither in nor waiting. */
export interface Attendance {
  readonly event: string;
  readonly account: string;
  readonly state: AttendanceState;
  readonly place: number | null;
  readonly code: string | null;
  readonly showsCards: boolean;
}

/** Whom a canceled event concerns. */
export interface CalledOff extends Pick<HeldEvent, 'name' | 'startsAt' | 'timeZone'>, Attendees {}

/** How full a held event is, and whether an offer has lapsed that nobody has ended. */
export interface HeldTurnout extends Turnout {
  readonly hasLapsed: boolean;
}

/** With the answer of an account; `state` is null where there is none. */
export interface Situation extends HeldTurnout, Omit<Attendance, 'event' | 'account' | 'state'> {
  readonly state: AttendanceState | null;
  readonly isCheckedIn: boolean;
  /** The place after all others. */
  readonly nextPlace: number;
}

@Injectable()
export class AttendanceRepository {
  constructor(private readonly sql: Sql) {}

  /** Holds an event; undefined where there is none. Throws outside of a unit of work. */
  async hold(event: string): Promise<HeldEvent | undefined> {
    return (await this.sql.rowsForChange<HeldEvent & { uuid: string }>(HOLD, [event]))[0];
  }

  /** The store of an event; undefined where there is none. */
  async storeOf(event: string): Promise<string | undefined> {
    return (await this.sql.row<{ store: string }>(STORE_OF, [event]))?.store;
  }

  /** How full a held event is. */
  async turnout({ uuid, capacity }: HeldEvent, now: Date): Promise<HeldTurnout> {
    return { capacity, ...(await this.sql.one<Omit<HeldTurnout, 'capacity'>>(TURNOUT, [uuid, now])) };
  }

  /** The same, with what an account has answered. */
  async situation({ uuid, capacity }: HeldEvent, account: string, now: Date): Promise<Situation> {
    const row = await this.sql.one<Omit<Situation, 'capacity'>>(SITUATION, [uuid, now, account]);
    return { capacity, ...row };
  }

  /** Keeps an answer, instead of the one before. */
  async put({ event, account, state, place, code, showsCards }: Attendance, at: Date): Promise<void> {
    await this.sql.rows(PUT, [event, account, state, place, code, showsCards, at]);
  }

  async showCards(event: string, account: string, showsCards: boolean): Promise<void> {
    await this.sql.rows(SHOW_CARDS, [event, account, showsCards]);
  }

  /** Forgets who came to an event and who didn't: it takes place on another day. */
  async forgetArrivals(event: string): Promise<void> {
    await this.sql.rows(FORGET_ARRIVALS, [event]);
  }

  /** An account has seen a held event as it is in this version. */
  async see(event: string, account: string, version: number | null): Promise<void> {
    await this.sql.rows(SEE, [event, account, version]);
  }

  /** An account has seen that an event is canceled. */
  async seeCanceled(event: string, account: string): Promise<void> {
    await this.sql.rows(SEE_CANCELED, [event, account]);
  }

  /** Keeps for accounts that an event is canceled which they had answered. `wereGoing` is null where that is not known. */
  async rememberCanceled(
    { event, name, startsAt, timeZone }: { event: string; name: string; startsAt: string; timeZone: string },
    accounts: readonly string[],
    wereGoing: boolean | null,
  ): Promise<void> {
    await this.sql.rows(REMEMBER_CANCELED, [event, name, startsAt, timeZone, accounts, wereGoing]);
  }

  /** Forgets that an event is canceled. Gives the accounts that had answered it and have not seen that. */
  takeCanceled(event: string): Promise<string[]> {
    return this.accounts(TAKE_CANCELED, [event]);
  }

  /** Forgets an answer. Gives what it was, if there was one. */
  async remove(event: string, account: string): Promise<AttendanceState | undefined> {
    return (await this.sql.row<{ state: AttendanceState }>(REMOVE, [event, account]))?.state;
  }

  /** Ends the offers of a held event that nobody has confirmed in time. Gives whose they were. */
  lapse(event: string, now: Date): Promise<string[]> {
    return this.accounts(LAPSE, [event, now]);
  }

  /** Offers that are kept beyond the start of a held event are kept until this moment. Gives whose they are. */
  shortenOffers({ uuid, startsAt }: HeldEvent, until: Date): Promise<string[]> {
    return this.accounts(SHORTEN_OFFERS, [uuid, startsAt, until]);
  }

  /** Offers places of a held event to those who wait longest. Gives who they are. */
  offer(event: string, places: number, until: Date): Promise<string[]> {
    return this.accounts(OFFER, [event, places, until]);
  }

  /** Moves those who came last from the places of a held event to its waiting list. Gives who they are. */
  moveToWaitingList(event: string, places: number): Promise<string[]> {
    return this.accounts(MOVE_TO_WAITING_LIST, [event, places]);
  }

  /** Events whose places are to be given on. */
  async due(now: Date, limit: number): Promise<string[]> {
    return (await this.sql.rows<{ event: string }>(DUE, [now, limit])).map(({ event }) => event);
  }

  /** The accounts with one of these states, by id. */
  inStates(event: string, states: readonly AttendanceState[]): Promise<string[]> {
    return this.accounts(IN_STATES, [event, states]);
  }

  /** The events ahead that an account has answered, in the order in which several are held. */
  async upcomingOf(account: string, now: Date): Promise<string[]> {
    return (await this.sql.rows<{ event: string }>(UPCOMING_OF, [account, now])).map(({ event }) => event);
  }

  /** Whom a canceled event concerns; undefined where nobody, or where they were notified. */
  takeCalledOff(event: string): Promise<CalledOff | undefined> {
    return this.sql.row<CalledOff & { name: string }>(TAKE_CALLED_OFF, [event]);
  }

  private async accounts(statement: { name: string; text: string }, values: unknown[]): Promise<string[]> {
    return (await this.sql.rows<{ account: string }>(statement, values)).map(({ account }) => account);
  }
}
