// Keeps events that a moderator has hidden, with the answers to them, until they are shown again or begin.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { StoreEvent } from '../domain/store-event.js';
import { SKIP } from './event.repository.js';
import {
  ANSWERED_BY,
  FORGET_HIDDEN,
  FORGET_HIDDEN_ANSWERS,
  HIDE,
  IS_HIDDEN,
  SHOW_AGAIN,
} from './hidden.statements.js';

/** An event that is there again, and who had answered it. */
export interface ShownAgain {
  readonly name: string;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly attendees: readonly string[];
}

@Injectable()
export class HiddenEventRepository {
  constructor(private readonly sql: Sql) {}

  /** The accounts that have answered an event, hidden or not. */
  async answeredBy(uuid: string): Promise<string[]> {
    return (await this.sql.rows<{ account: string }>(ANSWERED_BY, [uuid])).map(({ account }) => account);
  }

  /** Keeps an event where nobody sees it. */
  async hide(event: StoreEvent, now: Date): Promise<void> {
    const { uuid, occurrence } = event.state;
    await this.sql.rows(HIDE, [uuid, now]);
    if (occurrence) await this.sql.rows(SKIP, [occurrence.series, occurrence.occursOn, uuid]);
  }

  /** Shows an event again as it was when it was hidden; undefined where it isn't hidden, or has begun. */
  showAgain(uuid: string, now: Date): Promise<ShownAgain | undefined> {
    return this.sql.row<ShownAgain & object>(SHOW_AGAIN, [uuid, now]);
  }

  /** Whether one of these events is hidden. */
  async isHidden(...events: readonly string[]): Promise<boolean> {
    return (await this.sql.one<{ isHidden: boolean }>(IS_HIDDEN, [events])).isHidden;
  }

  /** Forgets these events, if they are hidden: their store has called them off. */
  async forget(events: readonly string[]): Promise<void> {
    await this.sql.rows(FORGET_HIDDEN, [events]);
  }

  /** Forgets what an account has answered to hidden events. */
  async forgetAnswers(account: string): Promise<void> {
    await this.sql.rows(FORGET_HIDDEN_ANSWERS, [account]);
  }
}
