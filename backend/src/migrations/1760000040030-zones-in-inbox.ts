// The inbox shows when a deal is due by the clock of its meeting, as the deal itself does.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROWS = 'state, kind, whose_turn, due_at as due, changed_at, cards, first_card, is_live';
const viewOf = (rows: string): string => `view deals.inbox as
  select uuid as deal, first as account, second as other, ${rows} from deals.deal
  union all select uuid, second, first, ${rows} from deals.deal`;

export class ZonesInInbox1760000040030 implements MigrationInterface {
  name = 'ZonesInInbox1760000040030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create or replace ${viewOf(`${ROWS}, meeting ->> 'timeZone' as zone`)}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view deals.inbox');
    await runner.query(`create ${viewOf(ROWS)}`);
  }
}
