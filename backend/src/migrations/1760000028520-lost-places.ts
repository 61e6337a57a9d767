// Why a deal has lost its place, and where that was; holds that last longer as the store closes on their day.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVENTS = `'OPENED', 'MEETING_PROPOSED', 'MEETING_CONFIRMED', 'PLACE_LOST', 'PUT_ASIDE', 'SIGNALED', 'AMENDMENT_PROPOSED',
  'AMENDMENT_AGREED', 'CONFIRMED_BY_ONE', 'CONFIRMED_BY_BOTH', 'CONFIRMED_IN_PART', 'WITNESSED',
  'WITNESSED_IN_PART', 'LEFT_AT_COUNTER', 'RETURNED', 'GIVER_ANSWERED', 'CARDS_ACCOUNTED_FOR', 'BOTH_SAY_MET',
  'CANCELLED', 'ACCOUNT_CLOSED', 'NO_SHOW_CLAIMED', 'NO_SHOW_ADMITTED', 'NO_SHOW_CONTESTED',
  'NO_SHOW_CLAIMED_BY_BOTH', 'DISPUTED', 'SETTLEMENT_PROPOSED', 'SETTLED', 'UNDO_PROPOSED', 'UNDONE',
  'TIMED_OUT', 'STOCK_CONFLICT', 'CONFLICT_CLEARED', 'CONFLICT_LAPSED'`;

/** A store that is erased is erased there, too. */
const INDEXES = [
  ['deal_lost_place', 'lost_place'],
  ['deal_proposed_place', 'proposal'],
] as const;

export class LostPlaces1760000028520 implements MigrationInterface {
  name = 'LostPlaces1760000028520';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table deals.deal add column lost_place jsonb');
    for (const [index, column] of INDEXES)
      await runner.query(`create index ${index} on deals.deal ((${column} #>> '{store,uuid}'))
        where ${column} #>> '{store,uuid}' is not null`);
    await this.nameEvents(runner, `${EVENTS}, 'HOLD_MOVED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from deals.step where event = 'HOLD_MOVED'`);
    await this.nameEvents(runner, EVENTS);
    for (const [index] of INDEXES) await runner.query(`drop index deals.${index}`);
    await runner.query('alter table deals.deal drop column lost_place');
  }

  private async nameEvents(runner: QueryRunner, events: string): Promise<void> {
    await runner.query(`alter table deals.step drop constraint step_event,
      add constraint step_event check (event in (${events}))`);
  }
}
