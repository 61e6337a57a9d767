// The event at which the cards of an offer are to change hands.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventsOfOffers1760000032420 implements MigrationInterface {
  name = 'EventsOfOffers1760000032420';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table offers.offer add column event uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table offers.offer drop column event');
  }
}
