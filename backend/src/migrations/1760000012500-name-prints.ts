// How often a card was printed stands beside each start of its name: names are completed to what people are likely to mean.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NamePrints1760000012500 implements MigrationInterface {
  name = 'NamePrints1760000012500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table cards.name_start add column prints int not null default 0');
    await runner.query(`update cards.name_start s set prints = o.prints
      from (select name, max(prints) as prints from cards.oracle_card group by name) o where o.name = s.name`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table cards.name_start drop column prints');
  }
}
