// Meetings of deals were news of the deal: what an account chose about that holds for them, too.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MeetingsAsDeals1760000040040 implements MigrationInterface {
  name = 'MeetingsAsDeals1760000040040';

  /** Without mail was the default of both at that time: who reads of deals in the app alone is mailed about meetings, as all others are. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into notifications.preference (account, kind, in_app, mail, push)
      select account, 'DEAL_MEETING', in_app, case when in_app and mail = 'OFF' then 'NOW' else mail end, push
      from notifications.preference where kind = 'DEAL_CHANGED'
      on conflict (account, kind) do nothing`);
  }

  /** What was taken over looks like any choice; a release that doesn't know the kind passes it over. */
  async down(): Promise<void> {}
}
