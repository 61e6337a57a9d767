// A player's address is shown to nobody. What existing accounts show of their e-mail address and phone number stays.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const listers = (address: string) => `
  create or replace view users.listers as
  select uuid, name,
    case when email_visible then email end as email,
    case when phone_visible then nullif(phone_number, '') end as phone_number,
    ${address} as address,
    role
  from users.account where enabled and email_verified_at is not null`;

export class HiddenAddresses1760000012700 implements MigrationInterface {
  name = 'HiddenAddresses1760000012700';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(listers(`case when role = 'STORE' then nullif(address, '') end`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(listers(`nullif(address, '')`));
  }
}
