// Mails notifications: a job collects what is due to an account into a mail, and in that transaction queues the job that sends it.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { type Mail, Mailer } from '../../../platform/mail/mailer.js';
import { type Person, UsersFacade } from '../../users/index.js';
import { MANDATORY_KINDS, type MailedNotification } from '../domain/notification.js';
import { COLLECT_JOB } from '../persistence/add-notifications.sql.js';
import { MailRepository, type MailRow, scopesOf } from '../persistence/mail.repository.js';
import { renderNotificationMail } from './notification-letter.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

const SEND_JOB = 'notifications.send-mail';

@Injectable()
export class NotificationMails {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: MailRepository,
    private readonly users: UsersFacade,
    private readonly mailer: Mailer,
    private readonly links: UnsubscribeLinks,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {
    jobs.handle<{ account: string }>(COLLECT_JOB, ({ account }) => this.collect(account));
    jobs.handle<{ mail: string }>(SEND_JOB, ({ mail }) => this.send(mail), { isRemote: true });
    jobs.nightly('notifications.resume-mails', () =>
      this.unitOfWork.run(() => this.mails.resume(this.clock.now())),
    );
  }

  /** A notification is in one mail, by whichever worker: a second worker finds nothing left. */
  private async collect(account: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Before what is due to it, in the order of who erases the account. What a closed account is mailed, `send` decides.
      await this.users.lockIfOwned(account);
      const { mails, hasMore } = await this.mails.collect(account, this.clock.now());
      for (const mail of mails) await this.jobs.add(SEND_JOB, { mail }, { key: `${SEND_JOB}:${mail}` });
      if (hasMore) await this.jobs.add(COLLECT_JOB, { account }, { key: `${COLLECT_JOB}:${account}` });
    });
  }

  /** A mail that is sent again, because its worker died before it could say so, has the same Message-ID. */
  private async send(uuid: string): Promise<void> {
    const mail = await this.mails.find(uuid);
    if (!mail || mail.sent_at) return;
    const reader = await this.users.find(mail.account);
    const notifications = reader?.enabled ? await this.mails.content(uuid, MANDATORY_KINDS) : [];
    if (reader && notifications.length > 0)
      await this.mailer.send(await this.letter(mail, notifications, reader));
    await this.mails.markSent(uuid, this.clock.now());
  }

  private async letter(
    mail: MailRow,
    notifications: readonly MailedNotification[],
    reader: Person,
  ): Promise<Mail> {
    const isSecurity = notifications.every(({ kind }) => MANDATORY_KINDS.includes(kind));
    const off = isSecurity
      ? []
      : scopesOf(mail).map((scope) => ({ scope, link: this.links.unsubscribe(mail.uuid, scope) }));
    const link = this.links.page(isSecurity ? '/settings' : '/notifications').href;
    const settings = this.links.page('/settings#notifications').href;
    const parts = { mode: mail.mode, notifications, reader, isSecurity, link, off, settings };
    return {
      id: mail.uuid,
      to: reader.email,
      link,
      ...(off[0] && { unsubscribe: off[0].link }),
      ...(await renderNotificationMail(parts)),
    };
  }
}
