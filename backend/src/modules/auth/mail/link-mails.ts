// The mails with a link: written down with the link's token in one transaction, sent by a job.
// Why a mail goes out once, and what may still double it: docs/adr/0004-mail-through-the-job-queue.md.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { UsersFacade } from '../../users/index.js';
import { MailToken, type Purpose } from '../domain/mail-token.js';
import { MailLinks } from '../mail-links.js';
import { MailTokenRepository } from '../persistence/mail-token.repository.js';
import { letterOf } from './letters.js';

const SEND = 'auth.send-mail';

@Injectable()
export class LinkMails {
  constructor(
    private readonly tokens: MailTokenRepository,
    private readonly links: MailLinks,
    private readonly users: UsersFacade,
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {
    jobs.handle<{ id: string }>(SEND, ({ id }) => this.send(id));
  }

  /** A mail with a new link for this account; call it in a unit of work. */
  async request(account: string, purpose: Purpose): Promise<void> {
    const token = MailToken.issue(randomUUID(), account, purpose, this.clock.now());
    await this.tokens.add(token);
    await this.jobs.add(SEND, { id: token.id }, { key: `${SEND}:${token.id}` });
  }

  private async send(id: string): Promise<void> {
    const token = await this.tokens.find(id);
    if (!token?.isDue(this.clock.now())) return;
    const person = await this.users.find(token.account);
    if (!person?.enabled) return;
    const link = this.links.linkOf(token);
    await this.mailer.send({
      id,
      to: person.email,
      link,
      ...(await letterOf(token.purpose, person.name, link)),
    });
    token.markSent(this.clock.now());
    await this.tokens.saveSent(token);
  }
}
