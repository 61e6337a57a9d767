// Keeps users: finds one by its id or address, loads one for change under a row lock, writes one.
import { Injectable } from '@nestjs/common';
import { emailKey } from '../../../kernel/email.js';
import type { Language } from '../../../kernel/language.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { emailTaken, storeNameTaken } from '../domain/user.errors.js';
import type { User } from '../domain/user.js';
import { type AccountRow, rowOf, userOf } from './account.row.js';

const FIELDS = `name, email, password_hash, phone_number, address, role, website, email_visible, phone_visible, enabled,
  language, email_verified_at, created_at, version, suspended_at, suspended_until`;
const COLUMNS = `uuid, ${FIELDS}`;
const ACCOUNT = `select ${COLUMNS} from users.account where uuid = $1`;

const FIND = { name: 'users.find', text: ACCOUNT };
const FOR_CHANGE = { name: 'users.for-change', text: `${ACCOUNT} for update` };
/** Each write of a person looks whether the account is open. */
const HELD = { name: 'users.held', text: `${ACCOUNT} for share` };
const HELD_ALONE = { name: 'users.held-alone', text: `${ACCOUNT} for no key update` };
/** $1 accounts, which are held in the order of their ids. */
const ALL_HELD = {
  name: 'users.all-held',
  text: `select ${COLUMNS} from users.account where uuid = any ($1::uuid[]) order by uuid for share`,
};
/** $1 the key of an address. */
const WITH_EMAIL = {
  name: 'users.with-email',
  text: `select ${COLUMNS} from users.account where lower(email) = $1`,
};
/** $1 a row. */
const ADD = {
  name: 'users.add',
  text: `insert into users.account (${COLUMNS})
    select ${COLUMNS} from json_populate_record(null::users.account, $1::json)`,
};
/** $1 uuid, $2 its row. */
const SAVE = {
  name: 'users.save',
  text: `update users.account set (${FIELDS}) = (
      select ${FIELDS} from json_populate_record(null::users.account, $2::json))
    where uuid = $1`,
};
const SET_LANGUAGE = {
  name: 'users.set-language',
  text: 'update users.account set language = $2 where uuid = $1 and language <> $2',
};
/** $1 now: those whose suspension is over. */
const SUSPENDED_UNTIL = {
  name: 'users.suspended-until',
  text: 'select uuid from users.account where suspended_until <= $1 order by suspended_until limit 1000',
};
const COUNT = { name: 'users.count', text: 'select count(*)::int as total from users.account' };

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

  /** A user as it is now. */
  async find(uuid: string): Promise<User | undefined> {
    const row = await this.sql.row<AccountRow>(FIND, [uuid]);
    return row && userOf(row);
  }

  /** The user of an address, in any spelling of it. */
  async withEmail(email: string): Promise<User | undefined> {
    const row = await this.sql.row<AccountRow>(WITH_EMAIL, [emailKey(email)]);
    return row && userOf(row);
  }

  /** A user that nobody else can change until the transaction ends. */
  async forChange(uuid: string): Promise<User | undefined> {
    const [row] = await this.sql.rowsForChange<AccountRow>(FOR_CHANGE, [uuid]);
    return row && userOf(row);
  }

  /** A user as it stays until the transaction ends, outside of which this throws; others may hold it at the same time. */
  async held(uuid: string): Promise<User | undefined> {
    const [row] = await this.sql.rowsForChange<AccountRow>(HELD, [uuid]);
    return row && userOf(row);
  }

  /** Likewise an account that nobody else holds until then. */
  async heldAlone(uuid: string): Promise<User | undefined> {
    const [row] = await this.sql.rowsForChange<AccountRow>(HELD_ALONE, [uuid]);
    return row && userOf(row);
  }

  /** Likewise accounts, by their ids, in the order in which all are locked. */
  async allHeld(uuids: readonly string[]): Promise<ReadonlyMap<string, User>> {
    const rows = await this.sql.rowsForChange<AccountRow>(ALL_HELD, [uuids]);
    return new Map(rows.map((row) => [row.uuid, userOf(row)]));
  }

  /** Adds a new user. Throws `users.email-taken` or `users.store-name-taken`, also when two sign up at the same moment. */
  async add(user: User): Promise<void> {
    await this.unitOfWork.run(async () => {
      const row = rowOf(user);
      try {
        await this.sql.rows(ADD, [JSON.stringify(row)]);
      } catch (error) {
        throw violates(error, 'account_email') ? emailTaken() : error;
      }
      if (row.role === 'STORE') await this.takeName(row, true);
    });
  }

  /** Keeps the changes of a user. Throws `users.store-name-taken`. */
  async save(user: User): Promise<void> {
    const row = rowOf(user);
    if (row.role === 'STORE' && row.enabled) await this.takeName(row, false);
    await this.sql.rows(SAVE, [row.uuid, JSON.stringify(row)]);
  }

  /** What mails to this account are written in. It is nobody's edit of the account: its version stays. */
  async setLanguage(uuid: string, language: Language): Promise<void> {
    await this.sql.rows(SET_LANGUAGE, [uuid, language]);
  }

  /** Accounts whose suspension is over. */
  async suspendedUntil(now: Date): Promise<readonly string[]> {
    return (await this.sql.rows<{ uuid: string }>(SUSPENDED_UNTIL, [now])).map(({ uuid }) => uuid);
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
  async count(): Promise<number> {
    return (await this.sql.one<{ total: number }>(COUNT)).total;
  }
}

function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && (error as { constraint?: string }).constraint === constraint;
}
