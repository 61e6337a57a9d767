// Keeps who has blocked whom.
import { Injectable } from '@nestjs/common';
import { moment, type PageRow, pageText } from '../../../platform/database/json-page.js';
import { Sql } from '../../../platform/database/sql.js';
import { FROM_THE_LATEST, keyOf } from '../../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../../platform/http/lists/list.js';
import type { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import type { Blocked } from '../domain/blocked.js';
import { isShownTo } from './blocks.sql.js';

/** $1 who blocks, $2 whom, $3 when. */
const BLOCK = {
  name: 'listings.block-sender',
  text: `insert into listings.blocked_sender (recipient, sender, blocked_at) values ($1, $2, $3)
    on conflict do nothing returning true as added`,
};
/** $1 who blocks, $2 whom. */
const UNBLOCK = {
  name: 'listings.unblock-sender',
  text: 'delete from listings.blocked_sender where recipient = $1 and sender = $2',
};
const IS_BLOCKED = {
  name: 'listings.is-sender-blocked',
  text: 'select exists (select from listings.blocked_sender where recipient = $1 and sender = $2) as "isBlocked"',
};
const COUNT = {
  name: 'listings.count-blocks',
  text: 'select count(*)::int as total from listings.blocked_sender where recipient = $1',
};
/** $1 who asks, $2 accounts: those that are not hidden from them. */
const SHOWN = {
  name: 'listings.shown-accounts',
  text: `select account from unnest($2::uuid[]) account where ${isShownTo('$1::uuid', 'account')}`,
};
/** $1 account, $2 limit, $3 moment and $4 account to start after: whom it has blocked, the latest first. There are few of them. */
const BLOCKED_BY = {
  name: 'listings.blocked-by',
  text: `with found as materialized (select * from listings.blocked_sender where recipient = $1)
    ${pageText({
      entry: `l.sender as account, (select coalesce(p.name, '') from users.people p where p.uuid = l.sender) as name,
        (select p.role from users.people p where p.uuid = l.sender) as role, ${moment('l.blocked_at')} as "blockedAt"`,
      key: 'l.blocked_at, l.sender',
      rows: `select * from found where (blocked_at, sender) < ($3::timestamptz, $4::uuid)
        order by blocked_at desc, sender desc limit $2::int + 1`,
      total: 'select count(*)::int from found',
    })}`,
};

@Injectable()
export class BlockRepository {
  constructor(private readonly sql: Sql) {}

  /** Gives whether it was not so before. */
  async block(blocker: string, other: string, now: Date): Promise<boolean> {
    return (await this.sql.rows(BLOCK, [blocker, other, now])).length > 0;
  }

  async unblock(blocker: string, other: string): Promise<void> {
    await this.sql.rows(UNBLOCK, [blocker, other]);
  }

  async isBlocked(blocker: string, other: string): Promise<boolean> {
    return (await this.sql.one<{ isBlocked: boolean }>(IS_BLOCKED, [blocker, other])).isBlocked;
  }

  /** Whether one of two accounts has blocked the other. */
  async areApart(one: string, other: string): Promise<boolean> {
    return (await this.shownTo(one, [other])).length === 0;
  }

  /** Those of some accounts between whom and the viewer there is no block. */
  async shownTo(viewer: string, accounts: readonly string[]): Promise<readonly string[]> {
    const shown = await this.sql.rows<{ account: string }>(SHOWN, [viewer, accounts]);
    return shown.map(({ account }) => account);
  }

  /** How many accounts one has blocked; until the transaction ends it blocks no other. */
  async count(blocker: string): Promise<number> {
    await this.sql.lock('blocks', blocker);
    return (await this.sql.one<{ total: number }>(COUNT, [blocker])).total;
  }

  /** Whom an account has blocked, the latest first. */
  async blockedBy(blocker: string, { limit, after }: PageQuery): Promise<Page<Blocked>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    return writtenPage(await this.sql.one<PageRow>(BLOCKED_BY, [blocker, limit, ...start]));
  }
}
