// The mails that tell an owner what has changed in how their account is entered: queued in the transaction of the change.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import type { Language } from '../../../../kernel/language.js';
import { Environment } from '../../../../platform/environment/environment.js';
import { publicAddress } from '../../../../platform/environment/public-address.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { Mailer } from '../../../../platform/mail/mailer.js';
import { UsersFacade } from '../../../users/index.js';
import { renderNotice } from './notice-letter.js';
import type { Notice, NoticeFacts } from './notice-words.js';

const SEND = 'auth.send-notice';

interface NoticeJob extends NoticeFacts {
  readonly id: string;
  readonly account: string;
  readonly notice: Notice;
  readonly language: Language;
}

@Injectable()
export class SecurityNotices {
  private readonly settings: string;

  constructor(
    private readonly users: UsersFacade,
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    environment: Environment,
  ) {
    this.settings = new URL('/settings', publicAddress(environment)).href;
    jobs.handle<NoticeJob>(SEND, (job) => this.send(job), { isRemote: true });
  }

  /** Tells the owner of an account; call it in a unit of work. */
  async enqueue(
    notice: Notice,
    account: string,
    language: Language,
    facts: Omit<NoticeFacts, 'at'> = {},
  ): Promise<void> {
    const at = this.clock.now().toISOString();
    const job: NoticeJob = { id: randomUUID(), account, notice, language, at, ...facts };
    await this.jobs.add(SEND, job, { key: `${SEND}:${job.id}` });
  }

  private async send({ id, account, notice, language, ...facts }: NoticeJob): Promise<void> {
    const person = await this.users.find(account);
    if (!person?.enabled) return;
    const letter = await renderNotice(notice, language, person.name, facts, this.settings);
    await this.mailer.send({ id, to: person.email, link: this.settings, ...letter });
  }
}
