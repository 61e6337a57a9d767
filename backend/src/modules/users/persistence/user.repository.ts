// Keeps users: finds one by its id or address, loads one for change under a row lock.
import { Injectable } from '@nestjs/common';
import { Not, QueryFailedError, Raw, type Repository } from 'typeorm';
import { emailKey } from '../../../kernel/email.js';
import type { Language } from '../../../kernel/language.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { emailTaken, storeNameTaken } from '../domain/user.errors.js';
import type { User } from '../domain/user.js';
import { AccountRow, rowOf, userOf } from './account.row.js';

/** Each write of a person looks whether the account is open. */
const HELD = {
  name: 'users.held',
  text: `select uuid, name, email, password_hash, phone_number, address, role, website, email_visible, phone_visible, enabled,
      language, email_verified_at, created_at, version
    from users.account where uuid = $1 for share`,
};

/** Takes the name $2 for the store $1, which lets go of the one that it had. Nothing where the store has this name already. */
const TAKE_NAME = {
  name: 'users.take-store-name',
  text: `insert into users.store_name as n (key, store) select users.store_name_key($2), uuid from users.account
    where uuid = $1 and role = 'STORE' and ($3 or name <> $2)
    on conflict (store) do update set key = excluded.key`,
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
    const [row] = await this.sql.rowsForChange<AccountRow>(HELD, [uuid]);
    return row && userOf(row);
  }

  /** Adds a new user. Throws `users.email-taken` or `users.store-name-taken`, also when two sign up at the same moment. */
  async add(user: User): Promise<void> {
    await this.unitOfWork.run(async () => {
      const row = rowOf(user);
      try {
        await this.rows.insert(row);
      } catch (error) {
        throw violates(error, 'account_email') ? emailTaken() : error;
      }
      if (row.role === 'STORE') await this.takeName(row, true);
    });
  }

  /** Keeps the changes of a user. Throws `users.store-name-taken`. */
  async save(user: User): Promise<void> {
    const { uuid, ...columns } = rowOf(user);
    if (columns.role === 'STORE' && columns.enabled) await this.takeName({ uuid, ...columns }, false);
    await this.rows.update({ uuid }, columns);
  }

  /** What mails to this account are written in. It is nobody's edit of the account: its version stays. */
  async setLanguage(uuid: string, language: Language): Promise<void> {
    await this.rows.update({ uuid, language: Not(language) }, { language });
  }

  private async takeName({ uuid, name }: Pick<AccountRow, 'uuid' | 'name'>, isNew: boolean): Promise<void> {
    try {
      await this.sql.rows(TAKE_NAME, [uuid, name, isNew]);
    } catch (error) {
      if (!violates(error, 'store_name_pkey')) throw error;
      throw storeNameTaken({ errors: [{ field: 'name', message: storeNameTaken.message }] });
    }
  }

  /** How many accounts there are. */
  count(): Promise<number> {
    return this.rows.count();
  }
}

function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  return (cause as { constraint?: string }).constraint === constraint;
}
