// A link in a mail: proves that whoever opens it reads the mail of the account. Nothing secret is kept about it.
import { linkExpired, linkUsed } from './auth.errors.js';

/** What opening the link does. */
export type Purpose = 'verify-email' | 'reset-password';

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<Purpose, number> = { 'verify-email': 24 * HOUR_MS, 'reset-password': HOUR_MS };
/**
 * A verification link answers a second click kindly for so long: programs that scan mail open links before people do, people
 * click twice, and nothing is gained by it. A link that resets a password works once.
 */
const SECOND_CLICK_MS: Record<Purpose, number> = { 'verify-email': 600_000, 'reset-password': 0 };

/** A link from further ahead was made by a clock that was set back since: nobody knows when it ends. */
const MAX_AHEAD_MS = 60_000;

export class MailToken {
  private constructor(
    readonly id: string,
    /** Nobody's when the address that it was asked for has no account: it is never sent, but costs the same. */
    readonly account: string | null,
    readonly purpose: Purpose,
    readonly createdAt: Date,
    readonly expiresAt: Date,
    public usedAt: Date | null,
    public sentAt: Date | null,
  ) {}

  static issue(id: string, account: string | null, purpose: Purpose, now: Date): MailToken {
    const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose]);
    return new MailToken(id, account, purpose, now, expiresAt, null, null);
  }

  /** Whether the mail still has to go out: not sent yet, and its link would still work. */
  isDue(now: Date): boolean {
    return this.sentAt === null && this.usedAt === null && now < this.expiresAt;
  }

  markSent(now: Date): void {
    this.sentAt = now;
  }

  /** Throws `auth.link-used` or `auth.link-expired` if the link cannot be used now. */
  check(now: Date): void {
    if (this.createdAt.getTime() - now.getTime() > MAX_AHEAD_MS) throw linkExpired();
    if (this.usedAt) {
      if (now.getTime() - this.usedAt.getTime() >= SECOND_CLICK_MS[this.purpose]) throw linkUsed();
    } else if (now >= this.expiresAt) throw linkExpired();
  }

  /** The link is used; the first time counts. Throws what `check` throws. */
  redeem(now: Date): void {
    this.check(now);
    this.usedAt ??= now;
  }
}
