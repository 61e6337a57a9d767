// One verb, one transaction: repositories write through it, events are rows of it, and jobs are queued with it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { ClientBase, Pool } from 'pg';
import {
  DataSource,
  type EntityManager,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import type { DomainEvent } from '../../kernel/domain-event.js';
import { Audit, type AuditAction, type AuditEntry } from '../audit/audit.js';
import { ConnectionError } from './connections.js';
import { poolOf } from './data-source.js';
import { retriedAfterDeadlock } from './deadlock.js';
import { EventOutbox, type QueuedJob } from './event-outbox.js';

interface Open {
  readonly manager: EntityManager;
  readonly events: DomainEvent[];
  /** By their keys. */
  readonly jobs: Map<string | symbol, QueuedJob>;
  readonly afterCommit: Set<() => Promise<void>>;
}

/** Throws once the caller may not change anything any more. */
export interface Fence {
  /** Runs first in each of its transactions, and holds until that ends. */
  readonly hold: (manager: EntityManager) => Promise<void>;
  /** Outside of a transaction, for this moment: one statement. */
  readonly check: (pool: Pool) => Promise<void>;
}

/** The transaction around a verb. */
@Injectable()
export class UnitOfWork {
  private readonly open = new AsyncLocalStorage<Open | undefined>();
  private readonly fence = new AsyncLocalStorage<Fence>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: EventOutbox,
    private readonly audit: Audit,
  ) {}

  /** Whether the caller runs inside a transaction. */
  get isOpen(): boolean {
    return this.open.getStore() !== undefined;
  }

  /** The entity manager of the open transaction, or the plain one. */
  get manager(): EntityManager {
    return this.open.getStore()?.manager ?? this.dataSource.manager;
  }

  /** The entity manager for what takes a lock or must commit with the rest. Throws outside of `run`: a lock would be gone at once. */
  managerOf(what: string): EntityManager {
    const store = this.open.getStore();
    if (!store) throw new Error(`${what} belongs into a unit of work`);
    return store.manager;
  }

  /** The connection of the open transaction, for statements with a name; undefined outside of one. */
  get connection(): Promise<ClientBase> | undefined {
    return this.open.getStore()?.manager.queryRunner?.connect();
  }

  /**
   * Runs `work` in one transaction; a call inside another joins it. After a deadlock it is retried in a new one, so it must not change
   * anything outside of the database that a second run gets wrong.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isOpen) return work();
    const { result, afterCommit } = await retriedAfterDeadlock(() => this.committed(work));
    for (const act of afterCommit) await act();
    return result;
  }

  private async committed<Result>(
    work: () => Promise<Result>,
  ): Promise<{ result: Result } & Pick<Open, 'afterCommit'>> {
    const events: DomainEvent[] = [];
    const jobs = new Map<string | symbol, QueuedJob>();
    const afterCommit = new Set<() => Promise<void>>();
    const result = await this.dataSource
      .transaction(async (manager) => {
        await this.fence.getStore()?.hold(manager);
        const open: Open = { manager, events, jobs, afterCommit };
        const done = await this.open.run(open, work);
        if (events.length + jobs.size > 0) await this.outbox.write(manager, events, [...jobs.values()]);
        return done;
      })
      .catch((error: unknown) => {
        throw isReleased(error) ? new ConnectionError('The connection broke', { cause: error }) : error;
      });
    return { result, afterCommit };
  }

  /** Runs `work`, which changes nothing once the fence throws: in units of work, and by `Sql`. */
  fenced<Result>(fence: Fence, work: () => Promise<Result>): Promise<Result> {
    return this.fence.run(fence, work);
  }

  /** Whether the caller is fenced and in no transaction, so that what it changes would not be refused. */
  get needsFence(): boolean {
    return this.fence.getStore() !== undefined && !this.isOpen;
  }

  /** Throws what the fence throws, if there is one: before what no transaction can take back. */
  async passFence(): Promise<void> {
    if (this.needsFence) await this.fence.getStore()?.check(poolOf(this.dataSource));
  }

  /** Queues a job with this transaction; a later one takes the place of one with the same key. Throws outside of `run`. */
  queue(job: QueuedJob): void {
    const store = this.open.getStore();
    if (!store) throw new Error(`The job ${job.name} was queued outside a unit of work`);
    store.jobs.set(job.key ?? Symbol(job.name), job);
  }

  /** Waits for this after the commit, before the caller of the unit of work goes on; the same function once. Throws outside of `run`. */
  afterCommit(act: () => Promise<void>): void {
    const store = this.open.getStore();
    if (!store) throw new Error('Something was to follow the commit outside a unit of work');
    store.afterCommit.add(act);
  }

  /** Records an entry in the audit, in this transaction: both happen or neither. Throws outside of `run`. */
  async record(entry: AuditEntry): Promise<void> {
    if (!this.isOpen) throw new Error(`${entry.action} was recorded outside a unit of work`);
    await this.audit.write(this.manager, entry);
  }

  /** Whether the action was recorded on this account in the last `ms` milliseconds. */
  wasRecorded(action: AuditAction, subject: string, ms: number): Promise<boolean> {
    return this.audit.isRecent(this.manager, action, subject, ms);
  }

  /**
   * Publishes an event with this transaction: its handlers get it exactly if that commits. Costs nothing while nobody handles it.
   * Throws outside of `run`.
   */
  publish(event: DomainEvent): void {
    const store = this.open.getStore();
    if (!store) throw new Error(`The event ${event.name} was published outside a unit of work`);
    if (this.outbox.hasHandlers(event.name)) store.events.push(event);
  }
}

/** What TypeORM says when a transaction goes on whose connection broke between two statements: it had it released at once. */
const isReleased = (error: unknown): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError ||
  error instanceof QueryRunnerProviderAlreadyReleasedError;
