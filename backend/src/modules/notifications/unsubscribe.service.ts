// Turns mails off by the link in one of them, without a login: anyone who has the mail may, and nothing but off.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { UsersFacade } from '../users/index.js';
import { unsubscribeLinkInvalid } from './domain/notification.errors.js';
import type { UnsubscribeScope } from './domain/notification-subject.js';
import type { UnsubscribeChoicesDto, UnsubscribeRequest } from './dto/unsubscribe.dto.js';
import { UnsubscribeLinks } from './mail/unsubscribe-links.js';
import { MailRepository, type MailRow, scopesOf } from './persistence/mail.repository.js';
import { PreferenceRepository } from './persistence/preference.repository.js';

@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: MailRepository,
    private readonly preferences: PreferenceRepository,
    private readonly users: UsersFacade,
    private readonly links: UnsubscribeLinks,
    private readonly clock: Clock,
  ) {}

  /** What a link can turn off. Throws `notifications.unsubscribe-link-invalid`. */
  async choices(token: string): Promise<UnsubscribeChoicesDto> {
    const mail = await this.mailOf(token);
    return { scopes: scopesOf(mail), kind: mail.kind, subject: mail.subject_type };
  }

  /** Turns off as much as is asked; what is off already stays so. Throws `notifications.unsubscribe-link-invalid`. */
  async unsubscribe({ token, scope }: UnsubscribeRequest): Promise<void> {
    const mail = await this.mailOf(token);
    const [narrowest] = scopesOf(mail);
    await this.unitOfWork.run(async () => {
      // An account that is closed gets no mails; one that is erased in the meantime keeps nothing.
      if (await this.users.lockIfOwned(mail.account)) await this.turnOff(mail, scope ?? narrowest ?? 'ALL');
    });
  }

  /** Never more than is asked: what the mail was about may be erased since, and no mail comes about that. */
  private async turnOff(mail: MailRow, scope: UnsubscribeScope): Promise<void> {
    const { account, kind, subject_type: type, subject_id: id } = mail;
    if (scope === 'ALL') return this.preferences.pauseMail(account);
    if (scope === 'KIND') return kind === null ? undefined : this.preferences.turnOffMail(account, kind);
    if (type !== null && id !== null) await this.preferences.mute(account, { type, id }, this.clock.now());
  }

  private async mailOf(token: string): Promise<MailRow> {
    const uuid = this.links.mailIn(token);
    const mail = uuid === undefined ? undefined : await this.mails.find(uuid);
    if (!mail) throw unsubscribeLinkInvalid();
    return mail;
  }
}
