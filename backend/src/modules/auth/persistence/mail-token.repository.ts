// Keeps the links in mails, and when an address last asked for one.
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { MailToken, type MailTokenState, type Purpose } from '../domain/mail-token.js';

const MAIL_TOKEN = `select id, account, purpose, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt",
    sent_at as "sentAt" from auth.mail_token where id = $1`;

const FIND = { name: 'auth.mail-token', text: MAIL_TOKEN };
const FOR_CHANGE = { name: 'auth.mail-token-for-change', text: `${MAIL_TOKEN} for update` };
const ADD = {
  name: 'auth.mail-token-add',
  text: `insert into auth.mail_token (id, account, purpose, created_at, expires_at, used_at, sent_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};
const SAVE = { name: 'auth.mail-token-save', text: 'update auth.mail_token set used_at = $2 where id = $1' };
const SAVE_SENT = {
  name: 'auth.mail-token-save-sent',
  text: 'update auth.mail_token set sent_at = $2 where id = $1',
};
/** A link that is being used at this moment waits for the account, so nobody who holds the account may wait for it. */
const SPEND_ALL = {
  name: 'auth.mail-tokens-spend-all',
  text: `update auth.mail_token set used_at = $3 where id in (
    select id from auth.mail_token where account = $1 and purpose = $2 and used_at is null for update skip locked)`,
};
const FORGET_REQUESTS = {
  name: 'auth.mail-requests-forget',
  text: 'delete from auth.mail_request where asked_at < $1',
};
const RECORD_REQUEST = {
  name: 'auth.mail-request-record',
  text: `insert into auth.mail_request as asked (address_hash, purpose, asked_at) values ($1, $2, $3)
  on conflict (address_hash, purpose) do update set asked_at = excluded.asked_at
    where asked.asked_at <= $4 or asked.asked_at > excluded.asked_at + interval '1 minute'
  returning 1`,
};
const LAST_REQUEST = {
  name: 'auth.mail-request-last',
  text: 'select asked_at from auth.mail_request where address_hash = $1 and purpose = $2',
};

@Injectable()
export class MailTokenRepository {
  constructor(private readonly sql: Sql) {}

  async add({ state }: MailToken): Promise<void> {
    const { id, account, purpose, createdAt, expiresAt, usedAt, sentAt } = state;
    await this.sql.rows(ADD, [id, account, purpose, createdAt, expiresAt, usedAt, sentAt]);
  }

  async find(id: string): Promise<MailToken | undefined> {
    const row = await this.sql.row<MailTokenState>(FIND, [id]);
    return row && MailToken.restore(row);
  }

  /** A link that nobody else can use until the transaction ends. */
  async forChange(id: string): Promise<MailToken | undefined> {
    const [row] = await this.sql.rowsForChange<MailTokenState>(FOR_CHANGE, [id]);
    return row && MailToken.restore(row);
  }

  async save({ state: { id, usedAt } }: MailToken): Promise<void> {
    await this.sql.rows(SAVE, [id, usedAt]);
  }

  /** Keeps that the mail went out, and nothing else: its link may be in use at this very moment. */
  async saveSent({ state: { id, sentAt } }: MailToken): Promise<void> {
    await this.sql.rows(SAVE_SENT, [id, sentAt]);
  }

  /** Makes every unused link of this purpose useless, but one that is being used at this moment. */
  async spendAllOf(account: string, purpose: Purpose, usedAt: Date): Promise<void> {
    await this.sql.rows(SPEND_ALL, [account, purpose, usedAt]);
  }

  /**
   * Notes that this address asks for a mail. When it did so less than `pauseMs` ago nothing is noted and the answer is
   * the moment of that request. Of two at once one gets through.
   */
  async throttle(
    addressKey: string,
    purpose: Purpose,
    now: Date,
    pauseMs: number,
  ): Promise<Date | undefined> {
    const before = new Date(now.getTime() - pauseMs);
    const hash = createHash('sha256').update(addressKey).digest('base64url');
    await this.sql.rows(FORGET_REQUESTS, [new Date(before.getTime() - pauseMs)]);
    const noted = await this.sql.row(RECORD_REQUEST, [hash, purpose, now, before]);
    if (noted) return undefined;
    const last = await this.sql.row<{ asked_at: Date }>(LAST_REQUEST, [hash, purpose]);
    return last?.asked_at ?? now;
  }
}
