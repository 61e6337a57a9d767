// The verbs of somebody who asks for a mail. Nobody learns from the answer whether an address has an account.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { emailKey } from '../../kernel/email.js';
import type { Language } from '../../kernel/language.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { type Person, UsersFacade } from '../users/index.js';
import { askedTooSoon } from './domain/auth.errors.js';
import type { Purpose } from './domain/mail-token.js';
import { LinkMails } from './mail/link-mails.js';
import { MailTokenRepository } from './persistence/mail-token.repository.js';

/** How long an address waits between two mails of one kind. */
const THROTTLE_MS = 60_000;

@Injectable()
export class MailRequestsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: MailTokenRepository,
    private readonly mails: LinkMails,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /** Another verification link, for an account that waits for one. Throws `auth.asked-too-soon`. */
  async resendVerification(email: string, language: Language): Promise<void> {
    await this.request(email, 'verify-email', language, (person) => person.enabled && !person.emailVerified);
  }

  /** A link to choose another password. Throws `auth.asked-too-soon`. */
  async forgotPassword(email: string, language: Language): Promise<void> {
    await this.request(email, 'reset-password', language, (person) => person.enabled);
  }

  private async request(
    email: string,
    purpose: Purpose,
    language: Language,
    isFor: (person: Person) => boolean,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const last = await this.tokens.throttle(emailKey(email), purpose, now, THROTTLE_MS);
      if (last) {
        const wait = last.getTime() + THROTTLE_MS - now.getTime();
        throw askedTooSoon({ retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
      }
      const person = await this.users.withEmail(email);
      // Nobody's link is written down, too: the time it takes would tell.
      await this.mails.request(person && isFor(person) ? person.uuid : null, purpose, language);
    });
  }
}
