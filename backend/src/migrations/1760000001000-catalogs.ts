// The catalogue of games and formats: only Magic: The Gathering is offered.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORMATS: readonly (readonly [value: string, name: string])[] = [
  ['STANDARD', 'Standard'],
  ['PIONEER', 'Pioneer'],
  ['MODERN', 'Modern'],
  ['LEGACY', 'Legacy'],
  ['VINTAGE', 'Vintage'],
  ['COMMANDER', 'Commander'],
  ['PAUPER', 'Pauper'],
  ['DRAFT', 'Draft'],
  ['SEALED', 'Sealed'],
  ['CUBE', 'Cube'],
  ['TWO_HEADED_GIANT', 'Two-Headed Giant'],
  ['OTHER', 'Other'],
];

export class Catalogs1760000001000 implements MigrationInterface {
  name = 'Catalogs1760000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema catalogs');
    await runner.query(
      'create table catalogs.tcg_type (id int primary key, value text not null unique, name text not null)',
    );
    await runner.query(`
      create table catalogs.tcg_format (
        id int primary key,
        value text not null,
        name text not null,
        tcg_type_id int not null references catalogs.tcg_type,
        unique (tcg_type_id, value)
      )`);
    await runner.query(
      `insert into catalogs.tcg_type values (1, 'MAGIC_THE_GATHERING', 'Magic: The Gathering')`,
    );
    for (const [index, [value, name]] of FORMATS.entries()) {
      await runner.query('insert into catalogs.tcg_format values ($1, $2, $3, 1)', [index + 1, value, name]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema catalogs cascade');
  }
}
