// Remembers for those who had answered an event that it is canceled, until they have seen that.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { attendeesConcerned } from './domain/attendance.events.js';
import { AttendanceRepository } from './persistence/attendance.repository.js';

const HANDLER = 'events.remember-canceled-answers';

@Injectable()
export class RememberCanceledAnswers {
  constructor(events: DomainEvents, attendance: AttendanceRepository) {
    events.on(attendeesConcerned, HANDLER, async ({ change, accounts, ...event }) => {
      if (change === 'CALLED_OFF') await attendance.rememberCanceled(event, accounts);
    });
  }
}
