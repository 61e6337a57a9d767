// A stock says that copies are gone which deals keep: its owner is asked whether they are, deal by deal.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { reservedCopiesMissing } from '../listings/index.js';
import { DealSteps } from './deal-steps.js';
import { reportConflict } from './domain/conflict.js';

const HANDLER = 'deals.report-conflicts-of-stocks';

@Injectable()
export class ReportConflictsOfStocks {
  constructor(events: DomainEvents, steps: DealSteps) {
    events.on(reservedCopiesMissing, HANDLER, async ({ lister, copies }) => {
      for (const deal of [...new Set(copies.map((copy) => copy.deal))].sort()) {
        const gone = copies.filter((copy) => copy.deal === deal).map(({ listing }) => listing);
        await steps.takeAlone(deal, (each, now) => reportConflict(each, lister, gone, now));
      }
    });
  }
}
