// The verbs of sessions: start, refresh, end. One method, one transaction.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { AccessTokens, type Caller } from '../../platform/http/access/access-tokens.js';
import { LiveSessions, sessionEnded } from '../../platform/http/access/live-sessions.js';
import { type Person, UsersFacade } from '../users/index.js';
import { unknownSession } from './domain/auth.errors.js';
import { deviceOf } from './domain/device.js';
import { RefreshToken } from './domain/refresh-token.js';
import { Session } from './domain/session.js';
import { SessionRepository } from './persistence/session.repository.js';
import { RefreshSecrets } from './refresh-secrets.js';

/** What a logged-in device holds. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** What a presented token led to: the account and token that go on, or the end. Ending is a write, so it must commit. */
type Outcome =
  | { readonly session: Session; readonly person: Person; readonly refreshToken: string }
  | 'ended';

@Injectable()
export class SessionsService {
  /** Who has the answer to the end of a session reads nothing more in it, not even at this very moment. */
  private readonly hearEnds: () => Promise<void>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionRepository,
    private readonly secrets: RefreshSecrets,
    private readonly accessTokens: AccessTokens,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
    live: LiveSessions,
  ) {
    this.hearEnds = () => live.hearEnds();
  }

  /** Somebody logs in on a device; `userAgent` is what it calls itself. */
  async start({ uuid, role }: Pick<Person, 'uuid' | 'role'>, userAgent?: string): Promise<Tokens> {
    const now = this.clock.now();
    const session = Session.start(randomUUID(), uuid, deviceOf(userAgent), now);
    const refreshToken = this.secrets.first();
    await this.unitOfWork.run(async () => {
      await this.sessions.add(session);
      await this.sessions.addToken(RefreshToken.issue(this.secrets.hashOf(refreshToken), session.uuid, now));
    });
    return {
      refreshToken,
      accessToken: await this.accessTokens.issue({ uuid, role, session: session.uuid }),
    };
  }

  /** A fresh access token, the newest refresh token, and whose they are. Throws `auth.session-ended`. */
  async refresh(presented: string | undefined): Promise<{ person: Person; tokens: Tokens }> {
    const outcome = presented ? await this.unitOfWork.run(() => this.judge(presented)) : 'ended';
    if (outcome === 'ended') throw sessionEnded();
    const { session, person, refreshToken } = outcome;
    const { uuid, role } = person;
    const accessToken = await this.accessTokens.issue({ uuid, role, session: session.uuid });
    return { person, tokens: { accessToken, refreshToken } };
  }

  /** Ends the session of a token, whatever state the token is in. */
  async end(presented: string | undefined): Promise<void> {
    if (!presented) return;
    await this.unitOfWork.run(async () => {
      const session = await this.sessions.ofTokenForChange(this.secrets.hashOf(presented));
      if (session) await this.leave(session);
    });
  }

  /** Ends one of the caller's own sessions, this one or another. Throws `auth.unknown-session`. */
  async endOne(caller: Pick<Caller, 'uuid'>, uuid: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const session = await this.sessions.ofAccountForChange(caller.uuid, uuid);
      if (!session) throw unknownSession();
      await this.leave(session);
    });
  }

  /** Ends all of the caller's sessions except the current one. */
  async endOthers({ uuid, session }: Caller): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.endAllOf(uuid, session);
      await this.unitOfWork.record({ action: 'auth.other-sessions-ended', actor: uuid });
    });
  }

  /** Ends every session of an account, but the one to keep if there is one. */
  async endAllOf(account: string, keep?: string): Promise<void> {
    await this.sessions.endAllOf(account, this.clock.now(), keep);
    this.unitOfWork.afterCommit(this.hearEnds);
  }

  private async judge(presented: string): Promise<Outcome> {
    const now = this.clock.now();
    const hash = this.secrets.hashOf(presented);
    const session = await this.sessions.ofTokenForChange(hash);
    const token = session && (await this.sessions.token(hash));
    if (!token || session.isOver) return 'ended';
    if (session.isTooOld(now)) {
      await this.close(session);
      return 'ended';
    }
    const person = await this.users.find(session.account);
    if (!person?.enabled || !person.emailVerified) return 'ended';
    switch (token.stateAt(now)) {
      case 'current':
        await this.used(session, now);
        return { session, person, refreshToken: await this.rotate(presented, token, now) };
      case 'forgiven':
        await this.used(session, now);
        return { session, person, refreshToken: await this.newestAfter(presented) };
      case 'reused':
        await this.close(session);
        await this.unitOfWork.record({
          action: 'auth.refresh-reused',
          actor: null,
          subject: session.account,
        });
        return 'ended';
      case 'expired':
        return 'ended';
    }
  }

  private async rotate(presented: string, token: RefreshToken, now: Date): Promise<string> {
    const successor = this.secrets.successorOf(presented);
    token.use(now);
    await this.sessions.saveToken(token);
    await this.sessions.addToken(RefreshToken.issue(this.secrets.hashOf(successor), token.session, now));
    await this.sessions.forgetTokens(token.session, now);
    return successor;
  }

  /** Follows the successors of a used token to the one that is not used yet. */
  private async newestAfter(used: string): Promise<string> {
    for (const successor of this.secrets.successorsOf(used)) {
      const token = await this.sessions.token(this.secrets.hashOf(successor));
      if (token) return token.isUsed ? this.newestAfter(successor) : successor;
    }
    // Without its successor the secret that made it is known no longer; the caller's next log-in mends that.
    return used;
  }

  private async used(session: Session, now: Date): Promise<void> {
    session.use(now);
    await this.sessions.save(session);
  }

  /** Its owner ends it; one that is over already stays as it was. */
  private async leave(session: Session): Promise<void> {
    if (session.isOver) return;
    await this.close(session);
    const { account: actor, uuid: target } = session;
    await this.unitOfWork.record({ action: 'auth.session-ended', actor, target });
  }

  private async close(session: Session): Promise<void> {
    session.end(this.clock.now());
    await this.sessions.save(session);
    this.unitOfWork.afterCommit(this.hearEnds);
  }
}
