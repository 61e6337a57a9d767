// The last step of every log-in, whatever somebody has shown at the door: the account is open, a session starts, and its owner
// hears of a device that they have not used before.
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../kernel/language.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { deviceIdFor } from '../../platform/http/limits/trusted-devices.js';
import { negotiateLanguage, requestedLanguage } from '../../platform/http/validation/accept-language.js';
import { type Person, UsersFacade } from '../users/index.js';
import { accountDisabled, emailNotVerified, wrongCredentials } from './domain/auth.errors.js';
import { newDeviceLoggedIn } from './domain/auth.events.js';
import { deviceOf } from './domain/device.js';
import { KnownDevices } from './known-devices.js';
import { SecurityNotices } from './mail/notices/security-notices.js';
import { SessionsService, type Tokens } from './sessions.service.js';

/** The device that somebody logs in on: what it calls itself, its cookie, what its user reads, and whether it says so itself. */
export interface LogInContext {
  readonly userAgent: string | undefined;
  readonly device: string;
  readonly language: Language;
  readonly languageNamed: Language | undefined;
}

/** The arrival of a call. */
export const logInContextOf = (request: FastifyRequest): LogInContext => ({
  userAgent: request.headers['user-agent'],
  device: deviceIdFor(request),
  language: negotiateLanguage(request.headers['accept-language']),
  languageNamed: requestedLanguage(request.headers['accept-language']),
});

/** Somebody who is in. */
export interface LogInResult {
  readonly person: Person;
  readonly tokens: Tokens;
}

/** Throws `auth.account-disabled` or `auth.email-not-verified` where nobody may get in. */
export function refuseUnlessOpen({ enabled, emailVerified }: Person): void {
  if (!enabled) throw accountDisabled();
  if (!emailVerified) throw emailNotVerified();
}

@Injectable()
export class AdmissionsService {
  constructor(
    private readonly users: UsersFacade,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly notices: SecurityNotices,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Somebody as their account stays until the open transaction ends; its mails are in the language that they name from then on.
   * Throws when it is not open.
   */
  async hold(account: string, { languageNamed }: LogInContext): Promise<Person> {
    // Before the row is shared: two log-ins that both shared it would wait for each other.
    if (languageNamed) await this.users.setLanguage(account, languageNamed);
    await this.users.lockIfOwned(account);
    const person = await this.users.find(account);
    if (!person) throw wrongCredentials();
    refuseUnlessOpen(person);
    return person;
  }

  /** Starts a session, in the open unit of work. `target` is the passkey that it was done with, if any. */
  async admit(person: Person, arrival: LogInContext, target?: string): Promise<LogInResult> {
    refuseUnlessOpen(person);
    const tokens = await this.sessions.start(person, arrival.userAgent);
    await this.unitOfWork.record({ action: 'auth.logged-in', actor: person.uuid, target });
    if (await this.devices.isNew(person.uuid, arrival.device)) {
      const { browser, system } = deviceOf(arrival.userAgent);
      await this.notices.enqueue('new-device', person.uuid, arrival.language, { browser, system });
      this.unitOfWork.publish(newDeviceLoggedIn({ account: person.uuid, browser, system }));
    }
    return { person, tokens };
  }
}
