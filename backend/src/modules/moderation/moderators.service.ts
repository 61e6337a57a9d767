// Who moderates: accounts that the operator names by a command.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { UsersFacade } from '../users/index.js';

const ADD = {
  name: 'moderation.add-moderator',
  text: 'insert into moderation.moderator (account, added_at) values ($1, $2) on conflict do nothing returning true as added',
};
const REMOVE = {
  name: 'moderation.remove-moderator',
  text: 'delete from moderation.moderator where account = $1 returning true as removed',
};
/** One that is closed or suspended moderates nothing. */
const ACTIVE = 'moderation.moderator m join users.members u on u.uuid = m.account and not u.is_suspended';
const ALL = {
  name: 'moderation.all-moderators',
  text: `select m.account from ${ACTIVE} order by m.added_at`,
};
/** $1 account. */
const IS_MODERATOR = {
  name: 'moderation.is-moderator',
  text: `select exists (select from ${ACTIVE} where m.account = $1) as "isModerator"`,
};

@Injectable()
export class ModeratorsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /** Names the open account of this address a moderator. Gives its id; undefined where there is none. */
  add(email: string): Promise<string | undefined> {
    return this.unitOfWork.run(async () => {
      const found = await this.users.withEmail(email);
      if (!found || !(await this.users.lockIfOpen(found.uuid))) return undefined;
      const added = await this.sql.row(ADD, [found.uuid, this.clock.now()]);
      if (added) await this.record('moderation.moderator-added', found.uuid);
      return found.uuid;
    });
  }

  /** Takes that from the account of this address. Gives its id; undefined where it is no moderator. */
  remove(email: string): Promise<string | undefined> {
    return this.unitOfWork.run(async () => {
      const found = await this.users.withEmail(email);
      const removed = found && (await this.sql.row(REMOVE, [found.uuid]));
      if (removed) await this.record('moderation.moderator-removed', found.uuid);
      return removed ? found.uuid : undefined;
    });
  }

  /** The email addresses of those who can moderate. */
  async addresses(): Promise<readonly string[]> {
    const accounts = await this.sql.rows<{ account: string }>(ALL);
    const people = await Promise.all(accounts.map(({ account }) => this.users.find(account)));
    return people.flatMap((person) => person?.email ?? []);
  }

  async isModerator(account: string): Promise<boolean> {
    return (await this.sql.one<{ isModerator: boolean }>(IS_MODERATOR, [account])).isModerator;
  }

  private record(action: `moderation.${string}`, subject: string): Promise<void> {
    return this.unitOfWork.record({ action, actor: null, subject });
  }
}
