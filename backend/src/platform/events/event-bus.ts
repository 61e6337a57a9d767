// Hands each committed event to the handlers that other modules registered, in order.
// Own code: an emitter library would not wait for a handler before the next event, nor keep their order.
import { Injectable, Logger } from '@nestjs/common';
import type { DomainEvent } from '../../kernel/domain-event.js';

type Handler = (payload: never) => Promise<void>;

/** Delivers domain events within the process. A handler must be idempotent; what must survive a crash is a job. */
@Injectable()
export class EventBus {
  private readonly logger = new Logger(EventBus.name);
  private readonly handlers = new Map<string, Handler[]>();

  /** Registers a handler for the events of one name. */
  on<Event extends DomainEvent>(
    name: Event['name'],
    handler: (payload: Event['payload']) => Promise<void>,
  ): void {
    this.handlers.set(name, [...(this.handlers.get(name) ?? []), handler as Handler]);
  }

  /** Delivers committed events one after the other. A failing handler is logged: the write it follows stands. */
  async deliver(events: readonly DomainEvent[]): Promise<void> {
    for (const event of events) {
      for (const handler of this.handlers.get(event.name) ?? []) {
        try {
          await handler(event.payload as never);
        } catch (error) {
          this.logger.error(
            `A handler of ${event.name} failed`,
            error instanceof Error ? error.stack : error,
          );
        }
      }
    }
  }
}
