// What other modules may ask of storefronts.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { closingTime } from './domain/closing-time.js';
import type { Hours } from './domain/hours.js';
import type { OpeningState } from './domain/opening-hours.js';
import { OpeningTimes } from './opening-times.js';
import { HOURS_OF, HOURS_WITH_ZONE } from './storefronts.statements.js';

@Injectable()
export class StorefrontsFacade {
  constructor(
    private readonly sql: Sql,
    private readonly times: OpeningTimes,
  ) {}

  /** Whether up to some hundred stores are open at a moment. Those whose hours or zone are unknown are absent. */
  async openAt(stores: readonly string[], moment: Date): Promise<ReadonlyMap<string, OpeningState>> {
    if (stores.length === 0) return new Map();
    const rows = await this.sql.rows<Hours & { store: string; timeZone: string }>(HOURS_OF, [stores]);
    return new Map(
      rows.flatMap(({ store, timeZone, weekly, exceptions }) => {
        const { state } = this.times.at({ weekly, exceptions }, timeZone, moment);
        return state ? [[store, state] as const] : [];
      }),
    );
  }

  /**
   * When a store closes on a day, 0 being today at its place: by its opening hours, at 20:00 where they are unknown, and on the next day
   * that it opens where it doesn't then, or is about to close. Null where that is none of the next days, undefined while its time zone is
   * unknown.
   */
  async closingTime(store: string, day: number, now: Date): Promise<Date | null | undefined> {
    const { timeZone, weekly, exceptions } = await this.sql.one<Hours & { timeZone: string | null }>(
      HOURS_WITH_ZONE,
      [store],
    );
    return timeZone === null ? undefined : closingTime({ weekly, exceptions }, timeZone, { now, day });
  }
}
