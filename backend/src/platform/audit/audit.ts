// Who did what to whom, and when: one row for each action that somebody may have to answer for, written in its transaction.
// PostgreSQL refuses to change a row, and to delete one that is younger than a year: see the migration.
import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../kernel/clock.js';
import { SecretKeys } from '../environment/secret-keys.js';
import { networkOf } from '../request-context/network.js';
import { currentRequest } from '../request-context/request-context.js';

/** What is recorded; the database calls the columns act and thing. */
export type AuditAction =
  | 'users.signed-up'
  | 'users.password-changed'
  | 'users.password-reset'
  | 'users.closed'
  | 'users.exported'
  | 'users.erased'
  | 'auth.logged-in'
  | 'auth.log-in-refused'
  | 'auth.refresh-reused'
  | 'auth.session-ended'
  | 'auth.other-sessions-ended'
  | 'auth.passkey-added'
  | 'auth.passkey-renamed'
  | 'auth.passkey-removed'
  | 'auth.second-factor-on'
  | 'auth.second-factor-off'
  | 'auth.recovery-codes-renewed'
  | 'auth.recovery-code-used'
  | 'listings.withdrawn'
  | 'listings.message-reported'
  | 'events.called-off';

/** One entry: who did it, if anybody is known, on whose account, and the id of what it was done to. Ids only: no name, no address. */
export interface AuditEntry {
  readonly action: AuditAction;
  readonly actor: string | null;
  /** The actor's own by default. */
  readonly subject?: string | null;
  readonly target?: string;
}

const INSERT = `insert into platform.audit (at, act, actor, subject, thing, network, request)
  values ($1, $2, $3, $4, $5, $6, $7)`;

@Injectable()
export class Audit {
  private readonly key: Buffer;

  constructor(
    private readonly clock: Clock,
    keys: SecretKeys,
  ) {
    [this.key] = keys.for('audit networks');
  }

  /** Writes an entry in the transaction of this manager. */
  async write(manager: EntityManager, { action, actor, subject = actor, target }: AuditEntry): Promise<void> {
    const { id = null, ip } = currentRequest() ?? {};
    const network = ip === undefined ? null : this.markOf(ip);
    const values = [this.clock.now(), action, actor, subject, target ?? null, network, id];
    await manager.query(INSERT, values);
  }

  /** The same for the same network, and nobody without our secret can tell which network that is. */
  private markOf(ip: string): string {
    const mark = createHmac('sha256', this.key).update(networkOf(ip)).digest('base64url');
    return mark.slice(0, 22);
  }
}
