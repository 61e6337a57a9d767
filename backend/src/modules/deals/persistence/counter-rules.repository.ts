// Keeps which stores keep cards that one player leaves for another.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { IfMatch } from '../../../platform/http/caching/version.js';

const OF_STORE = {
  name: 'deals.counter-rules',
  text: 'select keeps_cards as "keepsCards", version from deals.counter_rules where store = $1',
};
const SAVE = {
  name: 'deals.save-counter-rules',
  text: `insert into deals.counter_rules (store, keeps_cards, changed_at) values ($1, $2, $3)
    on conflict (store) do update
      set keeps_cards = excluded.keeps_cards, changed_at = excluded.changed_at, version = counter_rules.version + 1
      where $4::int[] is null or counter_rules.version = any ($4::int[])
    returning version`,
};

/** What a store does for players at its counter; version 0 before it has said anything. */
export interface VersionedCounterRules {
  readonly keepsCards: boolean;
  readonly version: number;
}

@Injectable()
export class CounterRulesRepository {
  constructor(private readonly sql: Sql) {}

  async of(store: string): Promise<VersionedCounterRules> {
    const row = await this.sql.row<VersionedCounterRules & object>(OF_STORE, [store]);
    return row ?? { keepsCards: false, version: 0 };
  }

  /** False if what the store has is none of the versions in `seen`. Throws outside of a unit of work. */
  async save(store: string, keepsCards: boolean, at: Date, seen: IfMatch): Promise<boolean> {
    const values = [store, keepsCards, at, seen ? [...seen] : null];
    return (await this.sql.rowsForChange(SAVE, values)).length > 0;
  }
}
