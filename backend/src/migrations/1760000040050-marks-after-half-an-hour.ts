// That a store has sold held cards elsewhere counts from half an hour after the deal began, as every other mark does.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const viewOf = (condition = ''): string => `create or replace view deals.concluded as
  select uuid as deal, first, second, first_role, second_role, done_at, changed_at, late_by, no_show_by,
    done_at is not null and end_reason is distinct from 'UNDONE' as is_done,
    case when end_reason = 'SOLD_ELSEWHERE' and ended_by = store ${condition} then store end as sold_elsewhere_by
  from deals.deal where not is_live or done_at is not null`;

export class MarksAfterHalfAnHour1760000040050 implements MigrationInterface {
  name = 'MarksAfterHalfAnHour1760000040050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(viewOf(`and changed_at >= created_at + interval '30 minutes'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(viewOf());
  }
}
