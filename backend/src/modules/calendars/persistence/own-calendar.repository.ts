// Keeps the addresses of people's own calendars, by the hash of their secret.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';

const SAVE = {
  name: 'calendars.save-own',
  text: `insert into calendars.own_calendar (account, secret_hash, created_at) values ($1::uuid, $2::text, $3::timestamptz)
    on conflict (account) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at`,
};
const REMOVE = {
  name: 'calendars.remove-own',
  text: 'delete from calendars.own_calendar where account = $1::uuid',
};

@Injectable()
export class OwnCalendarRepository {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The account's calendar is at the address with this secret from now on, and nowhere else. */
  async save(account: string, secretHash: string, now: Date): Promise<void> {
    this.unitOfWork.managerOf(SAVE.name);
    await this.sql.rows(SAVE, [account, secretHash, now]);
  }

  async remove(account: string): Promise<void> {
    this.unitOfWork.managerOf(REMOVE.name);
    await this.sql.rows(REMOVE, [account]);
  }
}
