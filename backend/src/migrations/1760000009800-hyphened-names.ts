// Spells a name with a hyphen both ways, as one word and as two: "lantern-bearer" is looked for with a blank, too.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HyphenedNames1760000009800 implements MigrationInterface {
  name = 'HyphenedNames1760000009800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PLAIN_NAMES);
    await runner.query(lines('unnest(spellings) spelling, unnest(cards.plain_names(spelling)) plain'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(lines('unnest(spellings) spelling, cards.plain_name(spelling) plain'));
    await runner.query('drop function cards.plain_names');
  }
}

const PLAIN_NAMES = `
  create function cards.plain_names(name text) returns text[] language sql immutable strict parallel safe as $$
    select case when platform.plain(name) like '%-%'
      then array[cards.plain_name(name), cards.plain_name(replace(platform.plain(name), '-', ' '))]
      else array[cards.plain_name(name)] end
  $$`;

// What is there already is spelled anew where the facts of all cards are read again.
const lines = (spelled: string) => `
  create or replace function cards.name_lines(spellings text[]) returns text
  language sql immutable strict parallel safe as $$
    select E'\\n' || string_agg(distinct plain, E'\\n') || E'\\n' from ${spelled}
  $$`;
