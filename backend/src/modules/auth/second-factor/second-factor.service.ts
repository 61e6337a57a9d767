// The verbs of two-step verification: set up, turn on, turn off, and new recovery codes. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Language } from '../../../kernel/language.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { AccountChanges } from '../account-changes.js';
import type { Confirmation, ConfirmationOrCode } from '../confirmation.dto.js';
import { ConfirmationsService } from '../confirmations.service.js';
import { generateSecret, shownSecret } from './one-time-codes.js';
import { generateCodes, hashOfCode } from './recovery-codes.js';
import type { SecondFactorDto, SecondFactorSetUp } from './second-factor.dto.js';
import { secondFactorIsOff, secondFactorIsOn, setUpExpired, wrongCode } from './second-factor.errors.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorCodes } from './second-factor-codes.js';
import { TotpSecrets } from './totp-secrets.js';

/** How long a secret waits for its first code. */
const SET_UP_MS = 30 * 60_000;

@Injectable()
export class SecondFactorService {
  constructor(
    private readonly repository: SecondFactorRepository,
    private readonly secrets: TotpSecrets,
    private readonly codes: SecondFactorCodes,
    private readonly confirmations: ConfirmationsService,
    private readonly changes: AccountChanges,
    private readonly clock: Clock,
  ) {}

  async stateOf({ uuid }: Caller): Promise<SecondFactorDto> {
    const since = (await this.repository.find(uuid))?.turnedOnAt;
    if (!since) return { turnedOnAt: null, recoveryCodesLeft: 0 };
    return { turnedOnAt: since.toISOString(), recoveryCodesLeft: await this.repository.countCodes(uuid) };
  }

  /** A new secret for the caller's app. Throws `auth.not-confirmed` or `auth.second-factor-on`. */
  async setUp(caller: Caller, { password, passkey }: Confirmation): Promise<SecondFactorSetUp> {
    return this.confirmations.confirmed(caller, { password, passkey }, async ({ uuid, email }) => {
      const secret = generateSecret();
      const sealed = this.secrets.seal(uuid, secret);
      if (!(await this.repository.begin(uuid, sealed, this.clock.now()))) throw secondFactorIsOn();
      return shownSecret(secret, email);
    });
  }

  /**
   * From now on a log-in with the password takes a code, too. Gives the recovery codes. Throws `auth.wrong-code`,
   * `auth.set-up-expired` or `auth.second-factor-on`.
   */
  async turnOn({ uuid: account }: Caller, code: string, language: Language): Promise<string[]> {
    await this.codes.count(account, code);
    return this.changes.run(account, async () => {
      const now = this.clock.now();
      const app = await this.repository.forChange(account);
      if (app?.turnedOnAt) throw secondFactorIsOn();
      if (!app || now.getTime() - app.begunAt.getTime() > SET_UP_MS) throw setUpExpired();
      const step = this.codes.stepOf(account, app, code);
      if (step === undefined) throw wrongCode({ errors: [{ field: 'code', message: wrongCode.message }] });
      await this.repository.turnOn(account, now, step);
      await this.changes.record(
        { account, action: 'auth.second-factor-on', notice: 'second-factor-on' },
        language,
      );
      return this.drawCodes(account);
    });
  }

  /** Throws `auth.not-confirmed`, `auth.wrong-code` or `auth.second-factor-off`. */
  async turnOff(caller: Caller, shown: ConfirmationOrCode, language: Language): Promise<void> {
    await this.confirmations.confirmed(caller, shown, async ({ uuid: account }) => {
      await this.mustBeOn(account);
      await this.repository.remove(account);
      await this.changes.record(
        { account, action: 'auth.second-factor-off', notice: 'second-factor-off' },
        language,
      );
    });
  }

  /** The codes before are good for nothing. Throws `auth.not-confirmed`, `auth.wrong-code` or `auth.second-factor-off`. */
  async renewCodes(caller: Caller, shown: ConfirmationOrCode, language: Language): Promise<string[]> {
    return this.confirmations.confirmed(caller, shown, async ({ uuid: account }) => {
      await this.mustBeOn(account);
      await this.changes.record(
        { account, action: 'auth.recovery-codes-renewed', notice: 'recovery-codes-renewed' },
        language,
      );
      return this.drawCodes(account);
    });
  }

  private async mustBeOn(account: string): Promise<void> {
    if (!(await this.repository.forChange(account))?.turnedOnAt) throw secondFactorIsOff();
  }

  private async drawCodes(account: string): Promise<string[]> {
    const drawn = generateCodes();
    await this.repository.replaceCodes(
      account,
      drawn.map((code) => hashOfCode(account, code)),
    );
    return drawn;
  }
}
