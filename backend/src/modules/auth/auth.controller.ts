// The routes of auth.

import { Body, Controller, Get, HttpCode, Ip, Post, Query, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../kernel/language.js';
import { Public } from '../../platform/http/access/access.js';
import { sessionEnded } from '../../platform/http/access/live-sessions.js';
import { CookieCall } from '../../platform/http/access/own-origin.guard.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { MAIL_LINK } from '../../platform/http/limits/rate-limit-classes.js';
import { TrustedDevices } from '../../platform/http/limits/trusted-devices.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { tooManyRequests } from '../../platform/http/problems/too-many-requests.js';
import {
  AcceptsLanguage,
  RequestLanguage,
  requestedLanguage,
} from '../../platform/http/validation/accept-language.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { verificationNeeded, verificationUnavailable } from '../../platform/turnstile/human-verification.js';
import {
  accountClosed,
  breachedPassword,
  commonPassword,
  personalPassword,
  SignUpClaim,
  userAnswer,
} from '../users/index.js';
import { logInContextOf } from './admissions.service.js';
import { LOGIN, MAIL, REFRESH } from './auth.limits.js';
import { BrowserSessions } from './browser-sessions.js';
import * as errors from './domain/auth.errors.js';
import { LoggedIn, LogIn } from './dto/log-in.dto.js';
import { LinkToken, MailRequest, Message, ResetPassword, VerifiedEmail } from './dto/mail-link.dto.js';
import { LogInService } from './log-in.service.js';
import { MailLinksService } from './mail-links.service.js';
import { MailRequestsService } from './mail-requests.service.js';
import { RefreshCookie } from './refresh-cookie.js';
import { secondFactorNeeded } from './second-factor/second-factor.errors.js';
import { SessionsService } from './sessions.service.js';
import { VerifiedLogInService } from './verified-log-in.service.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly logIns: LogInService,
    private readonly sessions: SessionsService,
    private readonly mailRequests: MailRequestsService,
    private readonly mailLinks: MailLinksService,
    private readonly browsers: BrowserSessions,
    private readonly cookie: RefreshCookie,
    private readonly places: TrustedDevices,
    private readonly verifiedLogIns: VerifiedLogInService,
    private readonly claim: SignUpClaim,
  ) {}

  /**
   * Starts a session: an access token in the body, a refresh token in a cookie
   * @remarks Whether an account is disabled or unverified is only revealed with the right password. With two-step
   * verification, the response is `auth.second-factor-needed` with a `challenge`; send it to `logInWithSecondFactor`.
   * If `Accept-Language` includes English or Spanish, that becomes the language of the account's emails.
   */
  @Public()
  @Limited(LOGIN)
  @Post('login')
  @HttpCode(200)
  @AcceptsLanguage()
  @Fails(requestInvalid, verificationNeeded, errors.wrongCredentials, secondFactorNeeded)
  @Fails(errors.emailNotVerified, errors.accountDisabled, verificationUnavailable)
  async login(
    @Body() asked: LogIn,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const language = requestedLanguage(request.headers['accept-language']);
    const { person, tokens } = await this.logIns.logIn(asked, ip, logInContextOf(request), language);
    await this.browsers.enter(tokens, request, reply);
    return { accessToken: tokens.accessToken, user: userAnswer(person) };
  }

  /**
   * Returns a new access token and rotates the refresh cookie; a used refresh token is accepted for another 10 seconds
   * @remarks Includes the current account, which may have been changed on another device.
   */
  @Public()
  @CookieCall()
  @Limited(REFRESH)
  @Post('refresh')
  @HttpCode(200)
  @Fails(sessionEnded)
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const { person, tokens } = await this.sessions.refresh(this.cookie.read(request));
    this.cookie.set(reply, tokens.refreshToken);
    return { accessToken: tokens.accessToken, user: userAnswer(person) };
  }

  /** Ends the session that the cookie belongs to */
  @Public()
  @CookieCall()
  @Post('logout')
  @HttpCode(204)
  @ApiNoContentResponse()
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end(this.cookie.read(request));
    this.cookie.clear(reply);
  }

  /**
   * Verifies an account's email address with an emailed link
   * @remarks A used link returns 200 for ten minutes after its first use, because mail scanners open links too.
   */
  @Public()
  @Limited(MAIL_LINK)
  @Get('verify')
  @Fails(requestInvalid, errors.linkInvalid, errors.linkUsed, errors.linkExpired, accountClosed)
  async verifyEmail(@Query() { token }: LinkToken, @Req() request: FastifyRequest): Promise<VerifiedEmail> {
    const verified = await this.mailLinks.verifyEmail(token, this.claim.read(request));
    return { message: 'Your email is verified. You can now log in.', ...verified };
  }

  /**
   * Starts a session with a just-used verification link, in the browser that signed up
   * @remarks Works once, within ten minutes of using the link. In other browsers, log in with the password.
   */
  @Public()
  @CookieCall()
  @Limited(MAIL_LINK)
  @Post('verify/session')
  @HttpCode(200)
  @Fails(requestInvalid, errors.linkInvalid, errors.linkUsed, errors.linkExpired)
  @Fails(errors.notSignedUpHere, secondFactorNeeded)
  async startVerifiedSession(
    @Body() { token }: LinkToken,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    const claim = this.claim.read(request);
    const { person, tokens } = await this.verifiedLogIns.logIn(token, claim, logInContextOf(request));
    this.claim.clear(reply);
    await this.browsers.enter(tokens, request, reply);
    await this.places.trust(person.email, request, reply);
    return { accessToken: tokens.accessToken, user: userAnswer(person) };
  }

  /** Emails a new verification link if an account is waiting for one; the response is the same either way */
  @Public()
  @Limited(MAIL)
  @Post('resend-verification')
  @HttpCode(202)
  @AcceptsLanguage()
  @Fails(errors.askedTooSoon, tooManyRequests)
  async resendVerification(
    @Body() { email }: MailRequest,
    @RequestLanguage() language: Language,
  ): Promise<Message> {
    await this.mailRequests.resendVerification(email, language);
    return {
      message: 'If an account with this address is waiting for verification, an email is on its way.',
    };
  }

  /** Emails a password reset link if the account exists; the response is the same either way */
  @Public()
  @Limited(MAIL)
  @Post('forgot-password')
  @HttpCode(202)
  @AcceptsLanguage()
  @Fails(errors.askedTooSoon, tooManyRequests)
  async forgotPassword(
    @Body() { email }: MailRequest,
    @RequestLanguage() language: Language,
  ): Promise<Message> {
    await this.mailRequests.forgotPassword(email, language);
    return { message: 'If there’s an account with this address, an email is on its way.' };
  }

  /** Sets a new password with an emailed link and ends all of the account's sessions */
  @Public()
  @Limited(MAIL_LINK)
  @Post('reset-password')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Fails(requestInvalid, errors.linkInvalid, errors.linkUsed, errors.linkExpired, accountClosed)
  @Fails(commonPassword, personalPassword, breachedPassword)
  async resetPassword(
    @Body() { token, password }: ResetPassword,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const email = await this.mailLinks.resetPassword(token, password);
    // Who guesses at the password in the meantime must not keep them from using the new one.
    await this.places.trust(email, request, reply);
  }
}
