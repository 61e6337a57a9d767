// A party asks that the store alone hands over: one more thing that can happen to a deal.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVENTS = `'OPENED', 'MEETING_PROPOSED', 'MEETING_CONFIRMED', 'PLACE_LOST', 'PUT_ASIDE', 'SIGNALED', 'AMENDMENT_PROPOSED',
  'AMENDMENT_AGREED', 'CONFIRMED_BY_ONE', 'CONFIRMED_BY_BOTH', 'CONFIRMED_IN_PART', 'WITNESSED',
  'WITNESSED_IN_PART', 'LEFT_AT_COUNTER', 'RETURNED', 'GIVER_ANSWERED', 'CARDS_ACCOUNTED_FOR', 'BOTH_SAY_MET',
  'CANCELLED', 'ACCOUNT_CLOSED', 'NO_SHOW_CLAIMED', 'NO_SHOW_ADMITTED', 'NO_SHOW_CONTESTED',
  'NO_SHOW_CLAIMED_BY_BOTH', 'DISPUTED', 'SETTLEMENT_PROPOSED', 'SETTLED', 'UNDO_PROPOSED', 'UNDONE',
  'TIMED_OUT', 'STOCK_CONFLICT', 'CONFLICT_CLEARED', 'CONFLICT_LAPSED', 'HOLD_MOVED', 'AMENDMENT_DECLINED',
  'AMENDMENT_WITHDRAWN'`;

export class WitnessesRequired1760000034000 implements MigrationInterface {
  name = 'WitnessesRequired1760000034000';

  async up(runner: QueryRunner): Promise<void> {
    await this.nameEvents(runner, `${EVENTS}, 'WITNESS_REQUIRED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from deals.step where event = 'WITNESS_REQUIRED'`);
    await this.nameEvents(runner, EVENTS);
  }

  private async nameEvents(runner: QueryRunner, events: string): Promise<void> {
    await runner.query(`alter table deals.step drop constraint step_event,
      add constraint step_event check (event in (${events}))`);
  }
}
