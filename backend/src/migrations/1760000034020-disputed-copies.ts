// Copies that a party says are counterfeits: a line in the ledger of both.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'RESERVED', 'RELEASED', 'TRANSFERRED', 'REVERSED', 'LEFT_STOCK'`;
const RECEIVER = `when 'TRANSFERRED' then receiver is not null`;
const REVERSED = `when 'REVERSED' then true else receiver is null end`;

export class DisputedCopies1760000034020 implements MigrationInterface {
  name = 'DisputedCopies1760000034020';

  async up(runner: QueryRunner): Promise<void> {
    const disputed = `when 'DISPUTED' then receiver is not null`;
    await this.allow(runner, `${KINDS}, 'DISPUTED'`, `case kind ${RECEIVER} ${disputed} ${REVERSED}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table listings.ledger disable trigger ledger_is_added_to');
    await runner.query(`delete from listings.ledger where kind = 'DISPUTED'`);
    await runner.query('alter table listings.ledger enable trigger ledger_is_added_to');
    await this.allow(runner, KINDS, `case kind ${RECEIVER} ${REVERSED}`);
  }

  private async allow(runner: QueryRunner, kinds: string, receiver: string): Promise<void> {
    await runner.query(`
      alter table listings.ledger drop constraint ledger_kind, drop constraint ledger_receiver_known,
        add constraint ledger_kind check (kind in (${kinds})),
        add constraint ledger_receiver_known check (${receiver})`);
  }
}
