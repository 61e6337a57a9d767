// What people under 18 may do, decided in one place: they deal with stores, at the counter, up to a value. Others never learn why.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { Environment } from '../../../platform/environment/environment.js';
import { AgeRepository } from './age.repository.js';

/** What two accounts may do with each other. */
export interface PairRules {
  /** Where they meet: at the counter of the store that one of them is. */
  readonly isCounterOnly: boolean;
  /** Which of them trade at counters alone. */
  readonly counterOnly: ReadonlySet<string>;
  /** Whether one of them trades at counters alone, and the other one is no store. */
  readonly isRefused: boolean;
}

const ROLES = {
  name: 'users.roles',
  text: `select uuid from users.account where uuid = any ($1::uuid[]) and role = 'STORE'`,
};
const ANYTHING: PairRules = { isCounterOnly: false, counterOnly: new Set(), isRefused: false };

@Injectable()
export class AgeRules {
  /** The highest value of one deal of somebody under 18, in cents. */
  readonly maxCents: number;

  constructor(
    environment: Environment,
    private readonly ages: AgeRepository,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    this.maxCents = environment.UNDER_18_MAX_DEAL * 100;
  }

  /** Whether an account is of somebody under 18. Say nothing of it to others. */
  async isUnder18(account: string): Promise<boolean> {
    return (await this.ages.underAge([account], this.clock.now())).size > 0;
  }

  /** What two accounts may do with each other. */
  async ofPair(one: string, other: string): Promise<PairRules> {
    const counterOnly = await this.ages.underAge([one, other], this.clock.now());
    if (counterOnly.size === 0) return ANYTHING;
    const stores = await this.sql.rows<{ uuid: string }>(ROLES, [[one, other]]);
    return { isCounterOnly: true, counterOnly, isRefused: stores.length === 0 };
  }
}
