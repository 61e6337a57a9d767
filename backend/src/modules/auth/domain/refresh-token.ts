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

/** The plain values of a token; only its hash is known here. */
export interface RefreshTokenState {
  readonly hash: string;
  readonly session: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** One token of a session. */
export class RefreshToken {
  private constructor(private current: RefreshTokenState) {}

  static issue(hash: string, session: string, now: Date): RefreshToken {
    const expiresAt = new Date(now.getTime() + REFRESH_SECONDS * 1000);
    return new RefreshToken({ hash, session, expiresAt, usedAt: null });
  }

  /** A token as it is stored. */
  static restore(state: RefreshTokenState): RefreshToken {
    return new RefreshToken(state);
  }

  get session(): string {
    return this.current.session;
  }

  get isUsed(): boolean {
    return this.current.usedAt !== null;
  }

  stateAt(now: Date): TokenState {
    const { usedAt, expiresAt } = this.current;
    if (usedAt) return now.getTime() - usedAt.getTime() <= GRACE_MS ? 'forgiven' : 'reused';
    return now >= expiresAt ? 'expired' : 'current';
  }

  use(now: Date): void {
    this.current = { ...this.current, usedAt: now };
  }

  /** Everything about it, for the database. */
  get state(): RefreshTokenState {
    return this.current;
  }
}
