// The routes of logging in other than by a password alone: with a passkey, and with the code of a second step.

import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access/access.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { TrustedDevices } from '../../platform/http/limits/trusted-devices.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { tooManyRequests } from '../../platform/http/problems/too-many-requests.js';
import { AcceptsLanguage } from '../../platform/http/validation/accept-language.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { userAnswer } from '../users/index.js';
import { type LogInResult, logInContextOf } from './admissions.service.js';
import { LOGIN_CHALLENGE, LOGIN_PROOF } from './auth.limits.js';
import { BrowserSessions } from './browser-sessions.js';
import { accountDisabled, emailNotVerified } from './domain/auth.errors.js';
import { LoggedIn } from './dto/log-in.dto.js';
import { LogInWithPasskey } from './passkeys/passkey.dto.js';
import { passkeyRefused } from './passkeys/passkey.errors.js';
import { PasskeyLogInService } from './passkeys/passkey-log-in.service.js';
import { RequestOptions } from './passkeys/webauthn-options.dto.js';
import { SecondFactorLogIn } from './second-factor/second-factor.dto.js';
import { challengeExpired, wrongCode } from './second-factor/second-factor.errors.js';
import { SecondFactorLogInService } from './second-factor/second-factor-log-in.service.js';

@ApiTags('auth')
@Controller('auth/login')
export class LogInStepsController {
  constructor(
    private readonly passkeys: PasskeyLogInService,
    private readonly secondFactor: SecondFactorLogInService,
    private readonly browsers: BrowserSessions,
    private readonly places: TrustedDevices,
  ) {}

  /**
   * Starts a passkey login: the request options for the browser
   * @remarks The same for everyone, so it doesn't reveal who has a passkey. The challenge is valid for five minutes.
   */
  @Public()
  @Limited(LOGIN_CHALLENGE)
  @Post('passkey/challenge')
  @HttpCode(200)
  @ApiOkResponse({ type: RequestOptions })
  beginPasskeyLogIn(): Promise<RequestOptions> {
    return this.passkeys.begin();
  }

  /**
   * Starts a session with a passkey: an access token in the body, a refresh token in a cookie
   * @remarks No second factor is required: a passkey already combines two, the device and what unlocks it.
   */
  @Public()
  @Limited(LOGIN_PROOF)
  @Post('passkey')
  @HttpCode(200)
  @AcceptsLanguage()
  @Fails(requestInvalid, passkeyRefused, emailNotVerified, accountDisabled)
  async logInWithPasskey(
    @Body() { credential }: LogInWithPasskey,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    return this.enter(await this.passkeys.logIn(credential, logInContextOf(request)), request, reply);
  }

  /** Starts a session with a second-factor code and the challenge of the login that required it */
  @Public()
  @Limited(LOGIN_PROOF)
  @Post('second-factor')
  @HttpCode(200)
  @AcceptsLanguage()
  @Fails(requestInvalid, wrongCode, challengeExpired, emailNotVerified, accountDisabled, tooManyRequests)
  async logInWithSecondFactor(
    @Body() { challenge, code }: SecondFactorLogIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedIn> {
    return this.enter(
      await this.secondFactor.logIn(challenge, code, logInContextOf(request)),
      request,
      reply,
    );
  }

  private async enter(
    { person, tokens }: LogInResult,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<LoggedIn> {
    await this.browsers.enter(tokens, request, reply);
    await this.places.trust(person.email, request, reply);
    return { accessToken: tokens.accessToken, user: userAnswer(person) };
  }
}
