// Keeps events: loads one for change under a row lock, writes one.
import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { StoreEvent } from '../domain/store-event.js';
import { EventRow, eventOf, rowOf } from './event.row.js';

@Injectable()
export class EventRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  private get rows(): Repository<EventRow> {
    return this.unitOfWork.manager.getRepository(EventRow);
  }

  /** An event that nobody else can change until the transaction ends. */
  async forChange(uuid: string): Promise<StoreEvent | undefined> {
    const row = await this.rows.findOne({ where: { uuid }, lock: { mode: 'pessimistic_write' } });
    return row ? eventOf(row) : undefined;
  }

  async add(...events: readonly StoreEvent[]): Promise<void> {
    await this.rows.insert(events.map(rowOf));
  }

  /** Keeps the changes of an event. */
  async save(event: StoreEvent): Promise<void> {
    const { uuid, ...columns } = rowOf(event);
    await this.rows.update({ uuid }, columns);
  }

  async remove(event: StoreEvent): Promise<void> {
    await this.rows.delete({ uuid: event.uuid });
  }
}
