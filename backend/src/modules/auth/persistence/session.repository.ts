// Keeps sessions. Whoever holds the lock of a session is alone with its tokens.
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { RefreshToken } from '../domain/refresh-token.js';
import { Session } from '../domain/session.js';

@Injectable()
export class SessionRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  private get sessions() {
    return this.unitOfWork.manager.getRepository(Session);
  }

  private get tokens() {
    return this.unitOfWork.manager.getRepository(RefreshToken);
  }

  async add(session: Session): Promise<void> {
    await this.sessions.insert(session);
  }

  /** The session of a token, which nobody else can change until the transaction ends. Tokens are to be read after this. */
  async ofTokenForChange(hash: string): Promise<Session | undefined> {
    const token = await this.tokens.findOneBy({ hash });
    if (!token) return undefined;
    const where = { uuid: token.session };
    return (await this.sessions.findOne({ where, lock: { mode: 'pessimistic_write' } })) ?? undefined;
  }

  /** A session of this account, which nobody else can change until the transaction ends. */
  async ofAccountForChange(account: string, uuid: string): Promise<Session | undefined> {
    const where = { uuid, account };
    return (await this.sessions.findOne({ where, lock: { mode: 'pessimistic_write' } })) ?? undefined;
  }

  async token(hash: string): Promise<RefreshToken | undefined> {
    return (await this.tokens.findOneBy({ hash })) ?? undefined;
  }

  async addToken(token: RefreshToken): Promise<void> {
    await this.tokens.insert(token);
  }

  async saveToken({ hash, usedAt }: RefreshToken): Promise<void> {
    await this.tokens.update({ hash }, { usedAt });
  }

  async save({ uuid, lastUsedAt, endedAt }: Session): Promise<void> {
    await this.sessions.update({ uuid }, { lastUsedAt, endedAt });
  }

  /** Ends every session of an account, but the one to keep if there is one. */
  async endAllOf(account: string, endedAt: Date, keep?: string): Promise<void> {
    const others = keep === undefined ? {} : { uuid: Not(keep) };
    await this.sessions.update({ account, endedAt: IsNull(), ...others }, { endedAt });
  }

  /** Forgets tokens of a session that can no longer tell anything. */
  async forgetTokens(session: string, now: Date): Promise<void> {
    await this.tokens.delete({ session, expiresAt: LessThan(now) });
  }
}
