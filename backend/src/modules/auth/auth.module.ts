// Wires auth.
import { Module } from '@nestjs/common';
import { UsersModule } from '../users/index.js';
import { AccountChanges } from './account-changes.js';
import { AdmissionsService } from './admissions.service.js';
import { AuthController } from './auth.controller.js';
import { BrowserSessions } from './browser-sessions.js';
import { ConfirmationsService } from './confirmations.service.js';
import { EndOtherSessionsWhenPasswordChanges } from './end-other-sessions-when-password-changes.js';
import { EndSessionsWhenAnAccountIsClosed } from './end-sessions-when-an-account-is-closed.js';
import { EndedSessions } from './ended-sessions.js';
import { KnownDevices } from './known-devices.js';
import { LogInService } from './log-in.service.js';
import { LogInStepsController } from './log-in-steps.controller.js';
import { LinkMails } from './mail/link-mails.js';
import { SecurityNotices } from './mail/notices/security-notices.js';
import { VerifyEmailWhenSomebodySignsUp } from './mail/verify-email-when-somebody-signs-up.js';
import { MailLinks } from './mail-links.js';
import { MailLinksService } from './mail-links.service.js';
import { MailRequestsService } from './mail-requests.service.js';
import { PasskeyRepository } from './passkeys/passkey.repository.js';
import { PasskeyConfirmations } from './passkeys/passkey-confirmations.js';
import { PasskeyLogInService } from './passkeys/passkey-log-in.service.js';
import { PasskeyRegistrationsService } from './passkeys/passkey-registrations.service.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysQueries } from './passkeys/passkeys.queries.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { RelyingParty } from './passkeys/relying-party.js';
import { MailTokenRepository } from './persistence/mail-token.repository.js';
import { SessionRepository } from './persistence/session.repository.js';
import { VerificationClaimRepository } from './persistence/verification-claim.repository.js';
import { RefreshCookie } from './refresh-cookie.js';
import { RefreshSecrets } from './refresh-secrets.js';
import { RefuseChallengesWhenPasswordChanges } from './second-factor/refuse-challenges-when-password-changes.js';
import { ResealSecrets } from './second-factor/reseal-secrets.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SecondFactorCodes } from './second-factor/second-factor-codes.js';
import { SecondFactorLogInService } from './second-factor/second-factor-log-in.service.js';
import { TotpSecrets } from './second-factor/totp-secrets.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsQueries } from './sessions.queries.js';
import { SessionsService } from './sessions.service.js';
import { SignedChallenges } from './signed-challenges.js';
import { SpendResetLinksWhenPasswordChanges } from './spend-reset-links-when-password-changes.js';
import { VerifiedLogInService } from './verified-log-in.service.js';

/** The ways in beside the password alone. */
const SECOND_FACTOR_PROVIDERS = [
  AccountChanges,
  AdmissionsService,
  ConfirmationsService,
  KnownDevices,
  PasskeyConfirmations,
  PasskeyLogInService,
  PasskeyRegistrationsService,
  PasskeyRepository,
  PasskeysQueries,
  PasskeysService,
  RefuseChallengesWhenPasswordChanges,
  RelyingParty,
  ResealSecrets,
  SecondFactorCodes,
  SecondFactorLogInService,
  SecondFactorRepository,
  SecondFactorService,
  SecurityNotices,
  SignedChallenges,
  TotpSecrets,
];

@Module({
  imports: [UsersModule],
  controllers: [
    AuthController,
    LogInStepsController,
    PasskeysController,
    SecondFactorController,
    SessionsController,
  ],
  providers: [
    LogInService,
    SessionsService,
    SessionsQueries,
    SessionRepository,
    RefreshCookie,
    BrowserSessions,
    RefreshSecrets,
    MailLinks,
    MailLinksService,
    MailRequestsService,
    MailTokenRepository,
    VerificationClaimRepository,
    VerifiedLogInService,
    LinkMails,
    VerifyEmailWhenSomebodySignsUp,
    EndOtherSessionsWhenPasswordChanges,
    SpendResetLinksWhenPasswordChanges,
    EndSessionsWhenAnAccountIsClosed,
    EndedSessions,
    ...SECOND_FACTOR_PROVIDERS,
  ],
})
export class AuthModule {}
