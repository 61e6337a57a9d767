// Views: where somebody looks from, exactly to stores and from about there to people; and the order of the stores that are listed.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Distances1760000017050 implements MigrationInterface {
  name = 'Distances1760000017050';

  async up(runner: QueryRunner): Promise<void> {
    // Rounded as `roundedForPeople` does it.
    await runner.query(`create view places.viewers as
      select p.account, p.latitude, p.longitude, floor(p.latitude * 100 + 0.5) / 100 as about_latitude,
        floor(p.longitude * 100 + 0.5) / 100 as about_longitude, f.radius_km
      from places.account_place p left join places.preference f on f.account = p.account`);
    // A left join, which PostgreSQL leaves out where nobody asks for the website.
    await runner.query(`create view users.listed_stores as
      select o.uuid, o.is_idle, o.sort_name, a.website
      from users.local_store o left join users.account a on a.uuid = o.uuid where o.is_listed`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view users.listed_stores, places.viewers');
  }
}
