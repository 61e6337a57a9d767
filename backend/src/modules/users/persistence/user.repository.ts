// Keeps users: finds one by its id or address, loads one for change under a row lock.
import { Injectable } from '@nestjs/common';
import { QueryFailedError, Raw, type Repository } from 'typeorm';
import { emailKey } from '../../../kernel/email.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { emailTaken } from '../domain/user.errors.js';
import type { User } from '../domain/user.js';
import { AccountRow, rowOf, userOf } from './account.row.js';

/** Each write of a person looks whether the account is open. */
const HELD = {
  name: 'users.held',
  text: `select uuid, name, email, password_hash, phone_number, address, role, website, email_visible, phone_visible, enabled,
      email_verified_at, created_at, version
    from users.account where uuid = $1 for share`,
};

@Injectable()
export class UserRepository {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {}

  private get rows(): Repository<AccountRow> {
    return this.unitOfWork.manager.getRepository(AccountRow);
  }

  /** A user as it is now. */
  async find(uuid: string): Promise<User | undefined> {
    const row = await this.rows.findOneBy({ uuid });
    return row ? userOf(row) : undefined;
  }

  /** The user of an address, in any spelling of it. */
  async withEmail(email: string): Promise<User | undefined> {
    const key = emailKey(email);
    const row = await this.rows.findOneBy({ email: Raw((column) => `lower(${column}) = :key`, { key }) });
    return row ? userOf(row) : undefined;
  }

  /** A user that nobody else can change until the transaction ends. */
  async forChange(uuid: string): Promise<User | undefined> {
    const row = await this.rows.findOne({ where: { uuid }, lock: { mode: 'pessimistic_write' } });
    return row ? userOf(row) : undefined;
  }

  /** A user as it stays until the transaction ends, outside of which this throws; others may hold it at the same time. */
  async held(uuid: string): Promise<User | undefined> {
    if (!this.unitOfWork.isOpen) throw new Error('An account was to be held outside a unit of work');
    const row = await this.sql.row<AccountRow>(HELD, [uuid]);
    return row && userOf(row);
  }

  /** Adds a new user. Throws `users.email-taken`, also when two sign up at the same moment. */
  async add(user: User): Promise<void> {
    try {
      await this.rows.insert(rowOf(user));
    } catch (error) {
      if (isEmailClash(error)) throw emailTaken();
      throw error;
    }
  }

  /** Keeps the changes of a user. */
  async save(user: User): Promise<void> {
    const { uuid, ...columns } = rowOf(user);
    await this.rows.update({ uuid }, columns);
  }

  /** How many accounts there are. */
  count(): Promise<number> {
    return this.rows.count();
  }
}

function isEmailClash(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { constraint } = error.driverError as { constraint?: string };
  return constraint === 'account_email';
}
