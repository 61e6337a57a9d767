// What other modules may ask of storefronts.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import type { Hours } from './domain/hours.js';
import { type OpeningState, stateAt } from './domain/opening-hours.js';
import { HOURS_OF } from './storefronts.statements.js';

@Injectable()
export class StorefrontsFacade {
  constructor(private readonly sql: Sql) {}

  /** Whether up to some hundred stores are open at a moment. Those whose hours or zone are unknown are absent. */
  async openAt(stores: readonly string[], moment: Date): Promise<ReadonlyMap<string, OpeningState>> {
    if (stores.length === 0) return new Map();
    const rows = await this.sql.rows<Hours & { store: string; timeZone: string }>(HOURS_OF, [stores]);
    return new Map(
      rows.flatMap(({ store, timeZone, weekly, exceptions }) => {
        const state = stateAt({ weekly, exceptions }, timeZone, moment);
        return state ? [[store, state] as const] : [];
      }),
    );
  }
}
