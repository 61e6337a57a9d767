// The view of the formats that other modules may read.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CatalogsFormats1760000001100 implements MigrationInterface {
  name = 'CatalogsFormats1760000001100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view catalogs.formats as
      select f.id, f.value, f.name, json_build_object('id', t.id, 'value', t.value, 'name', t.name) as tcg
      from catalogs.tcg_format f join catalogs.tcg_type t on t.id = f.tcg_type_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view catalogs.formats');
  }
}
