// Kept plans without the addresses of their stops: a store that is closed has none in the plans of others. Reading adds what is so now.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddressesOfKeptPlans1760000032410 implements MigrationInterface {
  name = 'AddressesOfKeptPlans1760000032410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update cover.saved_plan p set answer = jsonb_set(p.answer, '{stops}',
      (select coalesce(jsonb_agg(s || '{"address": null}' order by nth), '[]')
        from jsonb_array_elements(p.answer -> 'stops') with ordinality as stop (s, nth)))`);
  }

  /** What they were is gone. */
  async down(): Promise<void> {}
}
