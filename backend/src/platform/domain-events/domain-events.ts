// Delivers domain events from the outbox to the handlers that modules register: at least once, in the order of their commits for
// each handler and subject. See docs/adr/0007-transactional-outbox.md.
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { EventDefinition, EventPayload } from '../../kernel/domain-event.js';
import { DELIVERY_JOB, EventOutbox } from '../database/event-outbox.js';
import { LOCKS } from '../database/locks.js';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { JobLost } from '../jobs/job-fence.js';
import { Jobs, withoutAddresses } from '../jobs/jobs.js';
import { PermanentFailure } from '../jobs/permanent-failure.js';
import {
  DELETE_EVENT,
  FIRST_EVENT,
  MARK_DEAD,
  MARK_FAILED,
  type OutboxRow,
  RESUME,
  TRY_LOCK_STREAM,
} from './outbox.statements.js';

/** An event becomes a dead letter after so many failed attempts: the last comes some six hours after the first. */
export const MAX_ATTEMPTS = 8;
/** How long to wait for another worker that delivers the events of the same handler and subject, in milliseconds. */
const BUSY_RETRY_MS = 1_000;

/** What a handler knows beside the payload. `id` is the same in each attempt at a delivery: a key for what must happen once. */
export interface Delivery {
  readonly id: string;
  readonly publishedAt: Date;
}

/**
 * Runs in a unit of work that also deletes the event from the outbox: what it changes in the database happens once. What it does
 * elsewhere may be repeated and must be idempotent. Throwing delays this handler's events of this subject; a `PermanentFailure`
 * makes the event a dead letter at once.
 */
export type EventHandler<Payload extends EventPayload> = (
  payload: Payload,
  delivery: Delivery,
) => Promise<void>;

@Injectable()
export class DomainEvents implements OnApplicationBootstrap {
  private readonly logger = new Logger(DomainEvents.name);
  private readonly handlers = new Map<string, EventHandler<never>>();

  constructor(
    private readonly outbox: EventOutbox,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
  ) {
    jobs.nightly('events.resume', () => this.resume());
  }

  /**
   * Registers a handler; call it in a provider's constructor. `handlerName` (`<module>.<sentence>`) is kept in the database:
   * renaming one leaves behind what waits for it. Several events may share one: they are delivered in one order.
   */
  on<Payload extends EventPayload>(
    { eventName }: EventDefinition<Payload>,
    handlerName: string,
    handler: EventHandler<Payload>,
  ): void {
    this.outbox.subscribe(eventName, handlerName);
    this.handlers.set(keyOf(handlerName, eventName), handler);
    this.jobs.handle<{ subject: string }>(`${DELIVERY_JOB}${handlerName}`, ({ subject }) =>
      this.deliver(handlerName, subject),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.resume();
  }

  /** Queues the delivery of every event that waits: a job may be lost to an operator's hand, an event is not. */
  private async resume(): Promise<void> {
    await this.sql.rows(RESUME);
  }

  private async deliver(handler: string, subject: string): Promise<void> {
    while (await this.deliverNext(handler, subject));
  }

  /** Whether there may be another event to deliver now. */
  private async deliverNext(handler: string, subject: string): Promise<boolean> {
    let event: OutboxRow | undefined;
    try {
      return await this.unitOfWork.run(async () => {
        event = undefined;
        if (!(await this.lockStream(handler, subject))) return false;
        [event] = await this.sql.rows<OutboxRow>(FIRST_EVENT, [handler, subject]);
        // An event that has failed has a job of its own at its time.
        if (!event?.is_due) return false;
        await this.handle(handler, event);
        return (await this.sql.row<{ isMore: boolean }>(DELETE_EVENT, [event.id]))?.isMore ?? true;
      });
    } catch (error) {
      if (!event || error instanceof JobLost) throw error;
      return this.fail(handler, subject, event, error as Error);
    }
  }

  /** One worker at a time delivers to a handler about a subject. Another one comes back: what it came for may not be seen yet. */
  private async lockStream(handler: string, subject: string): Promise<boolean> {
    const lock = [LOCKS.eventDelivery, keyOf(handler, subject)];
    const [row] = await this.sql.rowsForChange<{ is_free: boolean }>(TRY_LOCK_STREAM, lock);
    if (row?.is_free) return true;
    const runAt = new Date(Date.now() + BUSY_RETRY_MS);
    await this.jobs.add(`${DELIVERY_JOB}${handler}`, { subject }, { runAt });
    return false;
  }

  private async handle(handlerName: string, { id, name, payload, published_at }: OutboxRow): Promise<void> {
    const handler = this.handlers.get(keyOf(handlerName, name));
    // A release that handles fewer events may share the database with one that handles it.
    if (!handler) throw new Error(`${handlerName} does not handle ${name}`);
    await handler(payload as never, { id, publishedAt: published_at });
  }

  /** Whether the events behind it can go on: they wait for its retry, but not for a dead letter, nor for what has not failed. */
  private async fail(handler: string, subject: string, event: OutboxRow, error: Error): Promise<boolean> {
    const attempt = event.attempts + 1;
    const isDead = attempt >= MAX_ATTEMPTS || error instanceof PermanentFailure;
    const words = withoutAddresses(String(error.stack ?? error));
    const isKnown = await this.unitOfWork.run(async () => {
      // Without a row another worker has tried it in the meantime, and its attempt counts; or it was delivered, and that answer was lost.
      const [failed] = await this.sql.rows<{ next_attempt_at: Date }>(isDead ? MARK_DEAD : MARK_FAILED, [
        event.id,
        event.attempts,
        words,
      ]);
      if (failed && !isDead)
        await this.jobs.add(`${DELIVERY_JOB}${handler}`, { subject }, { runAt: failed.next_attempt_at });
      return failed !== undefined;
    });
    if (!isKnown) return true;
    const what = `${handler} has failed on ${event.name} of ${subject} (${event.id})`;
    if (isDead) this.logger.error(`${what} for good, after ${attempt} attempts: ${words}`);
    else this.logger.warn(`${what}, attempt ${attempt} of ${MAX_ATTEMPTS}: ${words}`);
    return isDead;
  }
}

const keyOf = (...parts: readonly string[]): string => parts.join(' ');
