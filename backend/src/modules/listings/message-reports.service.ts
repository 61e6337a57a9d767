// The verb of somebody who got a message and reports it: recorded, mailed to the operator, and the sender blocked if asked, until the same link lifts that.
import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { UsersFacade } from '../users/index.js';
import { BlocksService } from './blocks.service.js';
import { messageReported } from './domain/listing.events.js';
import { reportLinkInvalid } from './domain/message.errors.js';
import { forgetAfter, REPORT_REASONS } from './domain/message.js';
import type { ReportedMessage, ReportMessage } from './dto/message.dto.js';
import { MessageMails } from './mail/message-mails.js';
import { MessageLinks } from './message-links.js';
import { MessageRepository } from './persistence/message.repository.js';

@Injectable()
export class MessageReportsService {
  private readonly reports: Counter<'reason'>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly messages: MessageRepository,
    private readonly links: MessageLinks,
    private readonly mails: MessageMails,
    private readonly users: UsersFacade,
    private readonly blocks: BlocksService,
    private readonly clock: Clock,
    figures: Metrics,
  ) {
    this.reports = figures.counter('message_reports_total', 'Messages that were reported, by reason.', [
      'reason',
    ]);
    for (const reason of REPORT_REASONS) this.reports.labels(reason).inc(0);
  }

  /** Reports the message of a link. A second report changes the reason; the operator gets one mail. Throws `listings.report-link-invalid`. */
  async report({ token, reason, note = '', block }: ReportMessage): Promise<ReportedMessage> {
    const id = this.links.reported(token);
    const found = id && (await this.messages.find(id));
    if (!id || !found) throw reportLinkInvalid();
    const reported = await this.unitOfWork.run(async () => {
      // The account comes before its rows, as erasing it takes them in this order.
      if (!(await this.users.lockAloneIfOpen(found.recipient))) throw reportLinkInvalid();
      const message = await this.messages.hold(id);
      if (!message) throw reportLinkInvalid();
      const now = this.clock.now();
      await this.messages.report(id, now, reason, note, forgetAfter(now));
      const { recipient, sender } = message;
      if (block === true) await this.blocks.add(recipient, sender);
      if (block === false) await this.blocks.unblock(recipient, sender);
      const blocked = block ?? (await this.blocks.isBlocked(recipient, sender));
      if (message.reported_at) return { repeated: true, blocked };
      // The link proves the recipient, but nobody is logged in; whose message it is, the message says.
      const entry = { actor: null, subject: sender, target: id };
      await this.unitOfWork.record({ action: 'listings.message-reported', ...entry });
      await this.mails.queueReport(id);
      this.unitOfWork.publish(messageReported({ message: id, recipient, sender, reason, note }));
      return { repeated: false, blocked };
    });
    if (!reported.repeated) this.reports.labels(reason).inc();
    return reported;
  }
}
