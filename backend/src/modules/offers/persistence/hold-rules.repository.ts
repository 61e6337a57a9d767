// Keeps what stores hold without being asked each time.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { IfMatch } from '../../../platform/http/caching/version.js';
import { DEFAULT_HOLD_RULES, type HoldRules } from '../domain/hold-rules.js';

const OF_STORE = {
  name: 'offers.hold-rules',
  text: `select is_on as "isOn", max_cards as "maxCards", max_cents as "maxCents", for_whom as "forWhom", days, version
    from offers.hold_rules where store = $1`,
};
/** $1 an account: no row unless it is a store, an empty one of a store that has said nothing. */
const OF_STORE_ALONE = {
  name: 'offers.hold-rules-of-store',
  text: `select r.is_on as "isOn", r.max_cards as "maxCards", r.max_cents as "maxCents", r.for_whom as "forWhom", r.days
    from users.people p left join offers.hold_rules r on r.store = p.uuid where p.uuid = $1 and p.role = 'STORE'`,
};
const SAVE = {
  name: 'offers.save-hold-rules',
  text: `insert into offers.hold_rules (store, is_on, max_cards, max_cents, for_whom, days, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (store) do update set is_on = excluded.is_on, max_cards = excluded.max_cards, max_cents = excluded.max_cents,
      for_whom = excluded.for_whom, days = excluded.days, changed_at = excluded.changed_at,
      version = hold_rules.version + 1
      where $8::int[] is null or hold_rules.version = any ($8::int[])
    returning version`,
};

/** The rules with the number of changes to them; 0 before the first. */
export interface VersionedHoldRules {
  readonly rules: HoldRules;
  readonly version: number;
}

@Injectable()
export class HoldRulesRepository {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The rules of a store. */
  async of(store: string): Promise<VersionedHoldRules> {
    const row = await this.sql.row<HoldRules & { version: number }>(OF_STORE, [store]);
    if (!row) return { rules: DEFAULT_HOLD_RULES, version: 0 };
    const { version, ...rules } = row;
    return { rules, version };
  }

  /** The rules of an account; undefined unless it is a store. */
  async ofStore(account: string): Promise<HoldRules | undefined> {
    const row = await this.sql.row<HoldRules | { isOn: null }>(OF_STORE_ALONE, [account]);
    return row?.isOn === null ? DEFAULT_HOLD_RULES : row;
  }

  /** The store has these rules from now on; false if those that it has are none of the versions in `seen`. */
  async save(
    store: string,
    { isOn, maxCards, maxCents, forWhom, days }: HoldRules,
    at: Date,
    seen: IfMatch,
  ): Promise<boolean> {
    this.unitOfWork.managerOf(SAVE.name);
    const values = [store, isOn, maxCards, maxCents, forWhom, days, at, seen ? [...seen] : null];
    return (await this.sql.rows(SAVE, values)).length > 0;
  }
}
