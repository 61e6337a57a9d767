// Wires auth.
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/index.js';
import { AuthController } from './auth.controller.js';
import { EndOtherSessionsWhenPasswordChanges } from './end-other-sessions-when-password-changes.js';
import { EndSessionsWhenAnAccountIsClosed } from './end-sessions-when-an-account-is-closed.js';
import { ForgetSessions } from './forget-sessions.js';
import { LogInService } from './log-in.service.js';
import { LinkMails } from './mail/link-mails.js';
import { VerifyEmailWhenSomebodySignsUp } from './mail/verify-email-when-somebody-signs-up.js';
import { MailLinks } from './mail-links.js';
import { MailLinksService } from './mail-links.service.js';
import { MailRequestsService } from './mail-requests.service.js';
import { MailTokenRepository } from './persistence/mail-token.repository.js';
import { MailTokenSchema } from './persistence/mail-token.schema.js';
import { SessionRepository } from './persistence/session.repository.js';
import { RefreshTokenSchema, SessionSchema } from './persistence/session.schema.js';
import { RefreshCookie } from './refresh-cookie.js';
import { RefreshSecrets } from './refresh-secrets.js';
import { RefuseWritesOfEndedSessions } from './refuse-writes-of-ended-sessions.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsQueries } from './sessions.queries.js';
import { SessionsService } from './sessions.service.js';
import { SessionsOfAPerson } from './sessions-of-a-person.js';
import { SpendResetLinksWhenPasswordChanges } from './spend-reset-links-when-password-changes.js';

@Module({
  imports: [TypeOrmModule.forFeature([SessionSchema, RefreshTokenSchema, MailTokenSchema]), UsersModule],
  controllers: [AuthController, SessionsController],
  providers: [
    LogInService,
    SessionsService,
    SessionsQueries,
    SessionRepository,
    RefreshCookie,
    RefreshSecrets,
    MailLinks,
    MailLinksService,
    MailRequestsService,
    MailTokenRepository,
    LinkMails,
    ForgetSessions,
    SessionsOfAPerson,
    VerifyEmailWhenSomebodySignsUp,
    EndOtherSessionsWhenPasswordChanges,
    SpendResetLinksWhenPasswordChanges,
    EndSessionsWhenAnAccountIsClosed,
    RefuseWritesOfEndedSessions,
  ],
})
export class AuthModule {}
