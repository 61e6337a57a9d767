// Somebody who has received a card in a deal wants it no longer.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { copiesTransferred } from '../../listings/index.js';
import { TAKE_OFF_RECEIVED } from './received.statement.js';

const HANDLER = 'watchlist.take-off-received-wants';

@Injectable()
export class TakeOffReceivedWants {
  constructor(events: DomainEvents, sql: Sql, clock: Clock) {
    // It commits with the delivery of the event, so that no copy counts twice.
    events.on(copiesTransferred, HANDLER, async ({ receiver, cards }) => {
      await sql.rows(TAKE_OFF_RECEIVED, [receiver, cards, clock.now()]);
    });
  }
}
