// The mails with a link: written down with the link's token in one transaction, sent by a job.
// Why a mail goes out once, and what may still double it: docs/adr/0004-mail-through-the-job-queue.md.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Language } from '../../../kernel/language.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { UsersFacade } from '../../users/index.js';
import { MailToken, type Purpose } from '../domain/mail-token.js';
import { MailLinks } from '../mail-links.js';
import { MailTokenRepository } from '../persistence/mail-token.repository.js';
import { renderLinkMail } from './letters.js';

const SEND = 'auth.send-mail';
/** `language` is the one of the person who asked for the mail; a job that an older server queued has none. */
interface MailJob {
  readonly id: string;
  readonly language?: Language;
}

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
    jobs.handle<MailJob>(SEND, (job) => this.send(job), { isRemote: true });
  }

  /** A mail with a new link for this account, or a link for nobody and no mail; call it in a unit of work. */
  async request(account: string | null, purpose: Purpose, language: Language): Promise<void> {
    const token = MailToken.issue(randomUUID(), account, purpose, this.clock.now());
    await this.tokens.add(token);
    const job: MailJob = { id: token.id, language };
    await this.jobs.add(SEND, job, { key: `${SEND}:${token.id}` });
  }

  private async send({ id, language = 'en' }: MailJob): Promise<void> {
    const token = await this.tokens.find(id);
    if (!token?.isDue(this.clock.now())) return;
    const person = token.account ? await this.users.find(token.account) : undefined;
    const link = this.links.linkOf(token);
    // Nobody's letter is written and thrown away: what this process does in the meantime would tell whether there is anybody.
    const letter = await renderLinkMail(token.purpose, language, person?.name ?? 'Nobody', link);
    if (!person?.enabled) return;
    await this.mailer.send({ id, to: person.email, link, ...letter });
    token.markSent(this.clock.now());
    await this.tokens.saveSent(token);
  }
}
