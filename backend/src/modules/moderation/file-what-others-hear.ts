// Reports that come another way: by the link in the email of a message, and with a dispute about a counterfeit.
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { dealDisputed } from '../deals/index.js';
import { messageReported } from '../listings/index.js';
import type { ReportCategory } from './domain/case.js';
import { ReportsService } from './reports.service.js';

const HANDLER = 'moderation.file-what-others-hear';
/** The reasons of the link that have a category of their own. */
const CATEGORIES: Readonly<Record<string, ReportCategory>> = {
  SPAM: 'SPAM',
  SCAM: 'SPAM',
  HARASSMENT: 'HARASSMENT',
};

@Injectable()
export class FileWhatOthersHear {
  constructor(events: DomainEvents, reports: ReportsService) {
    events.on(messageReported, HANDLER, ({ message, recipient, reason, note }) =>
      reports.fileIfThere(
        { kind: 'MESSAGE', id: message },
        {
          reporter: recipient,
          source: 'MAIL_LINK',
          category: CATEGORIES[reason] ?? 'OTHER',
          text: note || null,
        },
      ),
    );
    events.on(dealDisputed, HANDLER, async ({ deal, by, reason, note }) => {
      // Anything else the two settle between themselves.
      if (reason !== 'COUNTERFEIT') return;
      await reports.fileIfThere(
        { kind: 'DEAL', id: deal },
        { reporter: by, source: 'DISPUTE', category: 'COUNTERFEIT', text: note },
      );
    });
  }
}
