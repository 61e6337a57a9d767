// An account that somebody has blocked.
import type { Role } from '../../../kernel/role.js';

/** `name` is empty once the account is closed; `blockedAt` is an ISO moment. */
export interface Blocked {
  readonly account: string;
  readonly name: string;
  readonly role: Role;
  readonly blockedAt: string;
}
