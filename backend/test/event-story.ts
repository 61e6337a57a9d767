// A handler of events that a story steers: two of them, on every replica.
import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { defineEvent } from '../src/kernel/domain-event.js';
import { UnitOfWork } from '../src/platform/database/unit-of-work.js';
import { DomainEvents } from '../src/platform/domain-events/domain-events.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { lookForDueJobs } from './due-jobs.js';
import { type Story, story } from './story.js';

/** What the events of these stories say. */
export type Payload = { readonly subject: string; readonly nth: number };

export const happened = defineEvent<Payload>('story.happened', ({ subject }) => subject);

/** The events of one story, and who got them. */
export class EventStory {
  /** What the handlers got, as `handler subject nth`, by every replica. */
  handled: string[] = [];
  /** What a handler does with an event; replaced by the tests. */
  act: (handler: string, payload: Payload) => Promise<void> = async () => undefined;

  constructor(readonly market: Story) {}

  /** Registers the handlers `story.one` and `story.two`. */
  register(app: NestFastifyApplication): void {
    for (const name of ['one', 'two']) {
      app.get(DomainEvents).on(happened, `story.${name}`, async (payload) => {
        await this.act(name, payload);
        this.handled.push(`${name} ${payload.subject} ${payload.nth}`);
      });
    }
  }

  /** Publishes events of one subject in one unit of work. */
  async publish(subject: string, ...nths: number[]): Promise<void> {
    const unitOfWork = this.market.app.get(UnitOfWork);
    await unitOfWork.run(async () => {
      for (const nth of nths) unitOfWork.publish(happened({ subject, nth }));
    });
  }

  /** Which events of a subject a handler got, in their order. */
  of(handler: string, subject: string): number[] {
    const own = this.handled.filter((one) => one.startsWith(`${handler} ${subject} `));
    return own.map((one) => Number(one.split(' ')[2]));
  }

  query<Row>(text: string): Promise<Row[]> {
    return this.market.app.get(DataSource).query<Row[]>(text);
  }

  /** What waits in the outbox. */
  rows(): Promise<object[]> {
    return this.query(
      'select handler, attempts, dead_at is not null as dead from platform.event_outbox order by id',
    );
  }

  /**
   * Ends the waiting of what has failed. In one statement: a job that came before its event was due would find nothing to do, and the
   * event would have no job any more.
   */
  async dueNow(): Promise<void> {
    await this.query(`with due as (
        update platform.event_outbox set next_attempt_at = now() - interval '1 s' where dead_at is null)
      select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs`);
    await lookForDueJobs(this.market);
  }

  /** Waits until it is so. Throws after 15 s. */
  async until(isSo: () => unknown): Promise<void> {
    for (const end = Date.now() + 15_000; !(await isSo()); await pause(20))
      if (Date.now() > end) throw new Error(`It did not come to that: ${this.handled.join(', ')}`);
  }
}

/** A story on two replicas, each with the two handlers. */
export function eventStory(): EventStory {
  const events = new EventStory(story({}, { replicas: 2 }));
  beforeAll(async () => {
    for (const app of events.market.replicas) {
      await app.get(Jobs).beforeApplicationShutdown();
      events.register(app);
      await app.get(Jobs).onApplicationBootstrap();
    }
  });
  beforeEach(() => {
    events.handled = [];
    events.act = async () => undefined;
  });
  afterEach(() => events.query('truncate platform.event_outbox'));
  return events;
}
