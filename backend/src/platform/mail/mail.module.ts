// Gives every module the way out for mail that the settings ask for.
import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Environment } from '../environment/environment.js';
import { Metrics } from '../metrics/metrics.js';
import { CountedMailer } from './counted-mailer.js';
import { FencedMailer } from './fenced-mailer.js';
import { Mailer } from './mailer.js';
import { OutboxMailer } from './outbox-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

@Global()
@Module({
  providers: [
    {
      provide: Mailer,
      inject: [Environment, Metrics, UnitOfWork],
      useFactory: (
        { SMTP_URL, MAIL_FROM, DATA_DIR }: Environment,
        figures: Metrics,
        unitOfWork: UnitOfWork,
      ) => {
        const mailer = SMTP_URL
          ? new SmtpMailer({ url: SMTP_URL, from: MAIL_FROM })
          : new OutboxMailer({ folder: join(DATA_DIR, 'outbox'), from: MAIL_FROM });
        return new FencedMailer(new CountedMailer(mailer, figures), unitOfWork);
      },
    },
  ],
  exports: [Mailer],
})
export class MailModule {}
