// Who did what to whom, and when: one row for each action that somebody may have to answer for, written in its transaction.
// PostgreSQL refuses to change a row, and to delete one that is younger than a year: see the migration.
import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../kernel/clock.js';
import { SecretKeys } from '../environment/secret-keys.js';
import { Manifests } from '../manifest/manifests.js';
import { networkOf } from '../request-context/network.js';
import { currentRequest } from '../request-context/request-context.js';

/** What is recorded: `<module>.<what happened>`, as its module declares it. The database calls the columns act and thing. */
export type AuditAction = `${string}.${string}`;

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
const SINCE = 'select from platform.audit where subject = $1 and act = $2 and at > $3 limit 1';

@Injectable()
export class Audit {
  private readonly key: Buffer;
  private readonly declared: ReadonlySet<string>;

  constructor(
    private readonly clock: Clock,
    keys: SecretKeys,
    manifests: Manifests,
  ) {
    this.declared = new Set(manifests.all.flatMap(({ auditActions = [] }) => auditActions));
    [this.key] = keys.for('audit networks');
  }

  /** Writes an entry in the transaction of this manager. Throws for an action that no module declares. */
  async write(manager: EntityManager, { action, actor, subject = actor, target }: AuditEntry): Promise<void> {
    if (!this.declared.has(action)) throw new Error(`No module declares the audit action ${action}`);
    const { id = null, ip } = currentRequest() ?? {};
    const network = ip === undefined ? null : this.markOf(ip);
    const values = [this.clock.now(), action, actor, subject, target ?? null, network, id];
    await manager.query(INSERT, values);
  }

  /** Whether the action was recorded on this account in the last `ms` milliseconds. */
  async isRecent(manager: EntityManager, action: AuditAction, subject: string, ms: number): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - ms);
    return (await manager.query<unknown[]>(SINCE, [subject, action, since])).length > 0;
  }

  /** The same for the same network, and nobody without our secret can tell which network that is. */
  private markOf(ip: string): string {
    const mark = createHmac('sha256', this.key).update(networkOf(ip)).digest('base64url');
    return mark.slice(0, 22);
  }
}
