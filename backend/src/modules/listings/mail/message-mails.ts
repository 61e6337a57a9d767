// The mails of a message: to its recipient, and to the operator when it is reported. Queued with the message, sent by a job.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Environment } from '../../../platform/environment/environment.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { UsersFacade } from '../../users/index.js';
import { MessageLinks } from '../message-links.js';
import { MessageRepository } from '../persistence/message.repository.js';
import { messageLetter, reportLetter } from './message-letters.js';

const SEND = 'listings.mail-message';
const REPORT = 'listings.mail-report';
interface MessageJob {
  readonly id: string;
}

@Injectable()
export class MessageMails {
  /** Where reports go: the contact for security if it is an address, else the sender of our mails. */
  private readonly operator: string;

  constructor(
    private readonly messages: MessageRepository,
    private readonly links: MessageLinks,
    private readonly users: UsersFacade,
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    { SECURITY_CONTACT, MAIL_FROM }: Environment,
  ) {
    const contact =
      SECURITY_CONTACT?.includes('@') && !SECURITY_CONTACT.startsWith('https:')
        ? SECURITY_CONTACT
        : undefined;
    this.operator = contact ?? /<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
    jobs.handle<MessageJob>(SEND, ({ id }) => this.send(id), { isRemote: true });
    jobs.handle<MessageJob>(REPORT, ({ id }) => this.sendReport(id), { isRemote: true });
  }

  /** Queues the mail of a message, in the open unit of work. */
  async queue(id: string): Promise<void> {
    await this.jobs.add(SEND, { id } satisfies MessageJob, { key: `${SEND}:${id}` });
  }

  /** Queues the mail that tells the operator of a report, in the open unit of work. */
  async queueReport(id: string): Promise<void> {
    await this.jobs.add(REPORT, { id } satisfies MessageJob, { key: `${REPORT}:${id}` });
  }

  private async send(id: string): Promise<void> {
    const message = await this.messages.find(id);
    if (!message || message.mailed_at) return;
    const [sender, recipient] = await Promise.all([
      this.users.find(message.sender),
      this.users.find(message.recipient),
    ]);
    if (!sender?.enabled || !recipient?.enabled) return;
    const link = this.links.card(message.card_id);
    const letter = await messageLetter({ message, sender, recipient, link, report: this.links.report(id) });
    const replyTo = { name: letter.senderName, address: sender.email };
    await this.mailer.send({ id, to: recipient.email, replyTo, link, ...letter.mail });
    await this.messages.markMailed(id, this.clock.now());
  }

  private async sendReport(id: string): Promise<void> {
    const message = await this.messages.find(id);
    if (!message) return;
    const link = this.links.card(message.card_id);
    const mail = await reportLetter(message, link);
    await this.mailer.send({ id: `${id}-report`, to: this.operator, link, ...mail });
  }
}
