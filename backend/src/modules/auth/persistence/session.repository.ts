// Keeps sessions. Anyone who holds the lock of a session is alone with its tokens.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { RefreshToken, type RefreshTokenState } from '../domain/refresh-token.js';
import { Session, type SessionState } from '../domain/session.js';

const COLUMNS = `s.uuid, s.account, s.browser, s.system, s.started_at as "startedAt", s.last_used_at as "lastUsedAt",
  s.ended_at as "endedAt"`;

const ADD = {
  name: 'auth.session-add',
  text: `insert into auth.session (uuid, account, browser, system, started_at, last_used_at, ended_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};
/** $1 hash. */
const OF_TOKEN_FOR_CHANGE = {
  name: 'auth.session-of-token-for-change',
  text: `select ${COLUMNS} from auth.refresh_token t join auth.session s on s.uuid = t.session where t.hash = $1
    for update of s`,
};
/** $1 account, $2 uuid. */
const OF_ACCOUNT_FOR_CHANGE = {
  name: 'auth.session-of-account-for-change',
  text: `select ${COLUMNS} from auth.session s where s.account = $1 and s.uuid = $2 for update`,
};
const SAVE = {
  name: 'auth.session-save',
  text: 'update auth.session set last_used_at = $2, ended_at = $3 where uuid = $1',
};
/** $1 account, $2 when they end, $3 the session to keep; null keeps none. */
const END_ALL = {
  name: 'auth.sessions-end-all',
  text: `update auth.session set ended_at = $2 where account = $1 and ended_at is null and uuid is distinct from $3`,
};
const FIND_TOKEN = {
  name: 'auth.refresh-token',
  text: `select hash, session, expires_at as "expiresAt", used_at as "usedAt" from auth.refresh_token where hash = $1`,
};
const ADD_TOKEN = {
  name: 'auth.refresh-token-add',
  text: 'insert into auth.refresh_token (hash, session, expires_at, used_at) values ($1, $2, $3, $4)',
};
const SAVE_TOKEN = {
  name: 'auth.refresh-token-save',
  text: 'update auth.refresh_token set used_at = $2 where hash = $1',
};
/** $1 session, $2 now. */
const FORGET_TOKENS = {
  name: 'auth.refresh-tokens-forget',
  text: 'delete from auth.refresh_token where session = $1 and expires_at < $2',
};

@Injectable()
export class SessionRepository {
  constructor(private readonly sql: Sql) {}

  async add({ state }: Session): Promise<void> {
    const { uuid, account, browser, system, startedAt, lastUsedAt, endedAt } = state;
    await this.sql.rows(ADD, [uuid, account, browser, system, startedAt, lastUsedAt, endedAt]);
  }

  /** The session of a token, which nobody else can change until the transaction ends. Tokens are to be read after this. */
  async ofTokenForChange(hash: string): Promise<Session | undefined> {
    const [row] = await this.sql.rowsForChange<SessionState>(OF_TOKEN_FOR_CHANGE, [hash]);
    return row && Session.restore(row);
  }

  /** A session of this account, which nobody else can change until the transaction ends. */
  async ofAccountForChange(account: string, uuid: string): Promise<Session | undefined> {
    const [row] = await this.sql.rowsForChange<SessionState>(OF_ACCOUNT_FOR_CHANGE, [account, uuid]);
    return row && Session.restore(row);
  }

  async save({ state: { uuid, lastUsedAt, endedAt } }: Session): Promise<void> {
    await this.sql.rows(SAVE, [uuid, lastUsedAt, endedAt]);
  }

  /** Ends every session of an account, but the one to keep if there is one. */
  async endAllOf(account: string, endedAt: Date, keep?: string): Promise<void> {
    await this.sql.rows(END_ALL, [account, endedAt, keep ?? null]);
  }

  async token(hash: string): Promise<RefreshToken | undefined> {
    const row = await this.sql.row<RefreshTokenState>(FIND_TOKEN, [hash]);
    return row && RefreshToken.restore(row);
  }

  async addToken({ state: { hash, session, expiresAt, usedAt } }: RefreshToken): Promise<void> {
    await this.sql.rows(ADD_TOKEN, [hash, session, expiresAt, usedAt]);
  }

  async saveToken({ state: { hash, usedAt } }: RefreshToken): Promise<void> {
    await this.sql.rows(SAVE_TOKEN, [hash, usedAt]);
  }

  /** Forgets tokens of a session that can no longer tell anything. */
  async forgetTokens(session: string, now: Date): Promise<void> {
    await this.sql.rows(FORGET_TOKENS, [session, now]);
  }
}
