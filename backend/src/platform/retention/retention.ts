// Deletes what is too old, every night, by the rules that the platform and the modules declare.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../database/sql.js';
import { Jobs } from '../jobs/jobs.js';
import { Manifests } from '../manifest/manifests.js';
import type { RetentionRule } from '../manifest/module-manifest.js';

export const PLATFORM_RULES: readonly RetentionRule[] = [
  {
    name: 'platform.forget-answers',
    // As long as an Idempotency-Key holds.
    text: `delete from platform.idempotent_answer where created_at < $1::timestamptz - interval '24 hours'`,
  },
  {
    name: 'platform.forget-audit',
    // PostgreSQL refuses to delete younger rows by its own clock.
    text: `delete from platform.audit where at < least(now(), $1::timestamptz) - interval '1 year'`,
  },
];

@Injectable()
export class Retention {
  private readonly rules: readonly RetentionRule[];

  constructor(
    manifests: Manifests,
    jobs: Jobs,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {
    this.rules = [...PLATFORM_RULES, ...manifests.all.flatMap(({ retention = [] }) => retention)];
    for (const rule of this.rules) jobs.nightly(rule.name, () => this.apply(rule));
  }

  /** Applies every rule at once. */
  async applyAll(): Promise<void> {
    for (const rule of this.rules) await this.apply(rule);
  }

  private async apply(rule: RetentionRule): Promise<void> {
    await this.sql.rows(rule, [this.clock.now()]);
  }
}
