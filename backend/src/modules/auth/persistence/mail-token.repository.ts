// Keeps the links in mails, and when an address last asked for one.
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { MailToken, type Purpose } from '../domain/mail-token.js';

const FORGET = `delete from auth.mail_request where asked_at < $1`;
const RECORD_REQUEST = `insert into auth.mail_request as asked (address_hash, purpose, asked_at) values ($1, $2, $3)
  on conflict (address_hash, purpose) do update set asked_at = excluded.asked_at
    where asked.asked_at <= $4 or asked.asked_at > excluded.asked_at + interval '1 minute'
  returning 1`;
/** A link that is being used at this moment waits for the account, so nobody who holds the account may wait for it. */
const SPEND = `update auth.mail_token set used_at = $3 where id in (
    select id from auth.mail_token where account = $1 and purpose = $2 and used_at is null for update skip locked)`;
const LAST_REQUEST = `select asked_at from auth.mail_request where address_hash = $1 and purpose = $2`;

@Injectable()
export class MailTokenRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  private get tokens() {
    return this.unitOfWork.manager.getRepository(MailToken);
  }

  async add(token: MailToken): Promise<void> {
    await this.tokens.insert(token);
  }

  async find(id: string): Promise<MailToken | undefined> {
    return (await this.tokens.findOneBy({ id })) ?? undefined;
  }

  /** A link that nobody else can use until the transaction ends. */
  async forChange(id: string): Promise<MailToken | undefined> {
    const token = await this.tokens.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return token ?? undefined;
  }

  async save({ id, usedAt }: MailToken): Promise<void> {
    await this.tokens.update({ id }, { usedAt });
  }

  /** Keeps that the mail went out, and nothing else: its link may be in use at this very moment. */
  async saveSent({ id, sentAt }: MailToken): Promise<void> {
    await this.unitOfWork.run(() => this.tokens.update({ id }, { sentAt }));
  }

  /** Makes every unused link of this purpose useless, but one that is being used at this moment. */
  async spendAllOf(account: string, purpose: Purpose, usedAt: Date): Promise<void> {
    await this.unitOfWork.manager.query(SPEND, [account, purpose, usedAt]);
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
    const { manager } = this.unitOfWork;
    const before = new Date(now.getTime() - pauseMs);
    const hash = createHash('sha256').update(addressKey).digest('base64url');
    await manager.query(FORGET, [new Date(before.getTime() - pauseMs)]);
    const noted = await manager.query<unknown[]>(RECORD_REQUEST, [hash, purpose, now, before]);
    if (noted.length > 0) return undefined;
    const [last] = await manager.query<{ asked_at: Date }[]>(LAST_REQUEST, [hash, purpose]);
    return last?.asked_at ?? now;
  }
}
