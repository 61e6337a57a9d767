// A refresh token: good for one access token, then its successor takes over.

/** How long a token may wait for its use, in seconds. */
export const REFRESH_SECONDS = 30 * 24 * 3600;
/** How long a used token is forgiven, in milliseconds: two tabs at once, an answer lost on the way. */
const GRACE_MS = 10_000;

/**
 * `current`: may be used. `forgiven`: was used a moment ago. `reused`: was used before that, so two parties have it.
 * `expired`: waited too long.
 */
export type TokenState = 'current' | 'forgiven' | 'reused' | 'expired';

/** One token of a session; only its hash is known here. */
export class RefreshToken {
  private constructor(
    readonly hash: string,
    readonly session: string,
    readonly expiresAt: Date,
    public usedAt: Date | null,
  ) {}

  static issue(hash: string, session: string, now: Date): RefreshToken {
    return new RefreshToken(hash, session, new Date(now.getTime() + REFRESH_SECONDS * 1000), null);
  }

  stateAt(now: Date): TokenState {
    if (this.usedAt) return now.getTime() - this.usedAt.getTime() <= GRACE_MS ? 'forgiven' : 'reused';
    return now >= this.expiresAt ? 'expired' : 'current';
  }

  use(now: Date): void {
    this.usedAt = now;
  }
}
