// Copies of live deals that their owner's stock says are gone: who has to say whether they are, and until when.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVENTS = `'OPENED', 'MEETING_PROPOSED', 'MEETING_CONFIRMED', 'PLACE_LOST', 'PUT_ASIDE', 'SIGNALED', 'AMENDMENT_PROPOSED',
  'AMENDMENT_AGREED', 'CONFIRMED_BY_ONE', 'CONFIRMED_BY_BOTH', 'CONFIRMED_IN_PART', 'WITNESSED',
  'WITNESSED_IN_PART', 'LEFT_AT_COUNTER', 'RETURNED', 'GIVER_ANSWERED', 'CARDS_ACCOUNTED_FOR', 'BOTH_SAY_MET',
  'CANCELLED', 'ACCOUNT_CLOSED', 'NO_SHOW_CLAIMED', 'NO_SHOW_ADMITTED', 'NO_SHOW_CONTESTED',
  'NO_SHOW_CLAIMED_BY_BOTH', 'DISPUTED', 'SETTLEMENT_PROPOSED', 'SETTLED', 'UNDO_PROPOSED', 'UNDONE',
  'TIMED_OUT'`;

export class StockConflicts1760000028510 implements MigrationInterface {
  name = 'StockConflicts1760000028510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table deals.deal add column conflict jsonb, add column conflict_by uuid,
      add column conflict_until timestamptz,
      add constraint deal_conflict check ((conflict_by is null) = (conflict_until is null) and (conflict is not null or conflict_by is null))`);
    await runner.query(
      'create index deal_in_conflict on deals.deal (conflict_by, conflict_until, uuid) where (conflict_until is not null)',
    );
    await runner.query(
      'create index deal_by_conflict on deals.deal (conflict_until) where (conflict_until is not null)',
    );
    await this.nameEvents(runner, `${EVENTS}, 'STOCK_CONFLICT', 'CONFLICT_CLEARED', 'CONFLICT_LAPSED'`);
    await runner.query(`create or replace view deals.concluded as
      select uuid as deal, first, second, first_role, second_role, done_at, changed_at, late_by, no_show_by,
        done_at is not null and end_reason is distinct from 'UNDONE' as is_done,
        case when end_reason = 'SOLD_ELSEWHERE' and ended_by = store then store end as sold_elsewhere_by
      from deals.deal where not is_live or done_at is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view deals.concluded');
    await runner.query(`create view deals.concluded as
      select uuid as deal, first, second, first_role, second_role, done_at, changed_at, late_by, no_show_by,
        done_at is not null and end_reason is distinct from 'UNDONE' as is_done
      from deals.deal where not is_live or done_at is not null`);
    await runner.query(
      `delete from deals.step where event in ('STOCK_CONFLICT', 'CONFLICT_CLEARED', 'CONFLICT_LAPSED')`,
    );
    await this.nameEvents(runner, EVENTS);
    await runner.query('drop index deals.deal_in_conflict, deals.deal_by_conflict');
    await runner.query(
      'alter table deals.deal drop column conflict, drop column conflict_by, drop column conflict_until',
    );
  }

  private async nameEvents(runner: QueryRunner, events: string): Promise<void> {
    await runner.query(`alter table deals.step drop constraint step_event,
      add constraint step_event check (event in (${events}))`);
  }
}
