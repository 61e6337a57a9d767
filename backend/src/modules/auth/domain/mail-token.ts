// A link in a mail: proves that anyone who opens it reads the mail of the account. Nothing secret is kept about it.
import { HOUR_MS } from '../../../kernel/durations.js';
import { linkExpired, linkUsed } from './auth.errors.js';

/** What opening the link does. */
export type Purpose = 'verify-email' | 'reset-password';

const LIFETIME_MS: Record<Purpose, number> = { 'verify-email': 24 * HOUR_MS, 'reset-password': HOUR_MS };
/**
 * A verification link answers a second click kindly for so long: programs that scan mail open links before people do, people
 * click twice, and nothing is gained by it. A link that resets a password works once.
 */
const SECOND_CLICK_MS: Record<Purpose, number> = { 'verify-email': 600_000, 'reset-password': 0 };

/** A link from further ahead was made by a clock that was set back since: nobody knows when it ends. */
const MAX_AHEAD_MS = 60_000;

/** The plain values of a link. */
export interface MailTokenState {
  readonly id: string;
  /** Nobody's when the address that it was asked for has no account: it is never sent, but costs the same. */
  readonly account: string | null;
  readonly purpose: Purpose;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly sentAt: Date | null;
}

export class MailToken {
  private constructor(private current: MailTokenState) {}

  static issue(id: string, account: string | null, purpose: Purpose, now: Date): MailToken {
    const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose]);
    return new MailToken({ id, account, purpose, createdAt: now, expiresAt, usedAt: null, sentAt: null });
  }

  /** A link as it is stored. */
  static restore(state: MailTokenState): MailToken {
    return new MailToken(state);
  }

  get id(): string {
    return this.current.id;
  }

  get account(): string | null {
    return this.current.account;
  }

  get purpose(): Purpose {
    return this.current.purpose;
  }

  get isUsed(): boolean {
    return this.current.usedAt !== null;
  }

  /** Whether the mail still has to go out: not sent yet, and its link would still work. */
  isDue(now: Date): boolean {
    const { sentAt, usedAt, expiresAt } = this.current;
    return sentAt === null && usedAt === null && now < expiresAt;
  }

  markSent(now: Date): void {
    this.current = { ...this.current, sentAt: now };
  }

  /** Throws `auth.link-used` or `auth.link-expired` if the link cannot be used now. */
  check(now: Date): void {
    const { purpose, createdAt, expiresAt, usedAt } = this.current;
    if (createdAt.getTime() - now.getTime() > MAX_AHEAD_MS) throw linkExpired();
    if (usedAt) {
      if (now.getTime() - usedAt.getTime() >= SECOND_CLICK_MS[purpose]) throw linkUsed();
    } else if (now >= expiresAt) throw linkExpired();
  }

  /** The link is used; the first time counts. Throws what `check` throws. */
  redeem(now: Date): void {
    this.check(now);
    this.current = { ...this.current, usedAt: this.current.usedAt ?? now };
  }

  /** Everything about it, for the database. */
  get state(): MailTokenState {
    return this.current;
  }
}
