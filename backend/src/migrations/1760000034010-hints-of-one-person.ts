// What hints that two accounts are one person's: a mark of each device, the mailbox of each address, and reports that nobody has made.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SOURCES = `'MEMBER', 'MAIL_LINK', 'DISPUTE'`;
const HINTS = `'SAME_DEVICE', 'SAME_MAILBOX'`;

/** Where mail to an address arrives: tags behind a plus are left out, and the dots of Gmail. */
const MAILBOXES = `create view users.mailboxes as
  select uuid as account, case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      else name || '@' || host end as mailbox
    from (select uuid, regexp_replace(lower(email), '([+][^@]*)?@[^@]*$', '') as name,
      substring(lower(email) from '@([^@]*)$') as host from users.account) address
  where name <> ''`;

export class HintsOfOnePerson1760000034010 implements MigrationInterface {
  name = 'HintsOfOnePerson1760000034010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table auth.known_device add column device_mark text');
    await runner.query(`create view auth.device_marks as
      select account, device_mark as mark from auth.known_device where device_mark is not null`);
    await runner.query(MAILBOXES);
    await runner.query(`alter table moderation.report add column linked uuid
      constraint report_linked references users.account (uuid)`);
    await runner.query(
      'create index report_of_linked on moderation.report (linked) where linked is not null',
    );
    await this.nameSources(runner, `${SOURCES}, ${HINTS}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from moderation.report where source in (${HINTS})`);
    await this.nameSources(runner, SOURCES);
    await runner.query('alter table moderation.report drop column linked');
    await runner.query('drop view users.mailboxes, auth.device_marks');
    await runner.query('alter table auth.known_device drop column device_mark');
  }

  private async nameSources(runner: QueryRunner, sources: string): Promise<void> {
    await runner.query(`alter table moderation.report drop constraint report_source,
      add constraint report_source check (source in (${sources}))`);
  }
}
