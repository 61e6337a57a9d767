// Every night: deals, reservations and the ledger must say the same. What doesn't is counted and logged, for an operator to look at.
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { DealJobs } from './deal-jobs.js';
import { quoted } from './deals.statements.js';
import { RESERVING_STATES } from './domain/deal-machine.js';

/** The job of a timer may be late by this much. */
const GRACE_MS = 15 * 60_000;
/** How many of each kind are named. */
const MAX_NAMED = 20;

const RESERVING = quoted(RESERVING_STATES);

/** Kind -> its ids. $1 is until when timers must have run. */
const FINDINGS = {
  'reservation-without-deal': `select c.uuid from listings.copies_in_trade c where c.status = 'RESERVED' and not exists (
    select from deals.line n join deals.deal d on d.uuid = n.deal
    where n.listing = c.uuid and n.deal = c.deal and n.is_held and d.state in (${RESERVING}))`,
  'deal-without-reservation': `select n.deal from deals.line n where n.is_held and not exists (
    select from listings.copies_in_trade c where c.uuid = n.listing and c.status = 'RESERVED' and c.deal = n.deal)`,
  'held-after-end': `select d.uuid from deals.deal d where d.state not in (${RESERVING})
    and exists (select from deals.line n where n.deal = d.uuid and n.is_held)`,
  'past-timer':
    'select d.uuid from deals.deal d where d.timer_at < $1::timestamptz or d.conflict_until < $1::timestamptz',
  'ledger-against-state': `select c.uuid from listings.copies_in_trade c join (
      select g.listing, count(*) filter (where g.kind = 'RESERVED')
          - count(*) filter (where g.kind in ('RELEASED', 'TRANSFERRED', 'LEFT_STOCK')) as reserved,
        count(*) filter (where g.kind in ('TRANSFERRED', 'LEFT_STOCK')) - count(*) filter (where g.kind = 'REVERSED') as given
      from listings.ledger_lines g group by g.listing) g on g.listing = c.uuid
    where g.reserved <> (c.status = 'RESERVED')::int or (g.given <> 0 and c.status <> 'SOLD') or g.given not in (0, 1)`,
} as const;

/** What contradicts something else; $1 until when timers must have run. */
export const FIND_INCONSISTENCIES = {
  name: 'deals.find-inconsistencies',
  text: Object.entries(FINDINGS)
    .map(([kind, ids]) => `(select '${kind}' as kind, f.* from (${ids}) f (id) limit 1000)`)
    .join(' union all '),
};

/** Something that contradicts something else; `id` is of a deal or a listing. */
export interface Inconsistency {
  readonly kind: keyof typeof FINDINGS;
  readonly id: string;
}

@Injectable()
export class CheckConsistency {
  private readonly logger = new Logger(CheckConsistency.name);
  private readonly found;

  constructor(
    jobs: Jobs,
    metrics: Metrics,
    private readonly sql: Sql,
    private readonly deals: DealJobs,
    private readonly clock: Clock,
  ) {
    this.found = metrics.counter(
      'deal_inconsistencies_total',
      'Deals and listings that the nightly check found to contradict each other, by kind.',
      ['kind'],
    );
    jobs.nightly('deals.check-consistency', () => this.check(), { long: true });
  }

  /** Ends what is overdue, and then counts and logs what is not as it must be. */
  async check(): Promise<void> {
    await this.deals.sweep();
    const all = await this.find();
    for (const kind of new Set(all.map((each) => each.kind))) {
      const ids = all.filter((each) => each.kind === kind).map(({ id }) => id);
      this.found.inc({ kind }, ids.length);
      this.logger.error(`${kind}: ${ids.length}, such as ${ids.slice(0, MAX_NAMED).join(', ')}`);
    }
  }

  /** What is not as it must be, a thousand of each kind at most. */
  find(): Promise<Inconsistency[]> {
    const until = new Date(this.clock.now().getTime() - GRACE_MS);
    return this.sql.rows<Inconsistency & object>(FIND_INCONSISTENCIES, [until]);
  }
}
