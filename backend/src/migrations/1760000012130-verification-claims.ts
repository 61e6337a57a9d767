// Remembers which browser signed up, so that verifying the address logs in there.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VerificationClaims1760000012130 implements MigrationInterface {
  name = 'VerificationClaims1760000012130';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table auth.verification_claim (
      hash text primary key,
      expires_at timestamptz not null
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table auth.verification_claim');
  }
}
