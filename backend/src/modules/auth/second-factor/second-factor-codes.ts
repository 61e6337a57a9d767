// Whether a code is the owner's: of the app, once, or a recovery code, once.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Environment } from '../../../platform/environment/environment.js';
import { RateLimits } from '../../../platform/http/limits/rate-limits.js';
import { tooManyRequests } from '../../../platform/http/problems/too-many-requests.js';
import { ONE_TIME_CODE, ONE_TIME_CODE_A_DAY, RECOVERY_CODE } from '../auth.limits.js';
import { isOneTimeCode, stepOf } from './one-time-codes.js';
import { hashOfCode } from './recovery-codes.js';
import { SecondFactorRepository, type TotpRow } from './second-factor.repository.js';
import { TotpSecrets } from './totp-secrets.js';

/** A code as somebody types it, without the blanks and hyphens that people put into it. */
const plain = (code: string): string => code.replace(/[\s-]/g, '');

@Injectable()
export class SecondFactorCodes {
  constructor(
    private readonly repository: SecondFactorRepository,
    private readonly secrets: TotpSecrets,
    private readonly limits: RateLimits,
    private readonly environment: Environment,
    private readonly clock: Clock,
  ) {}

  /** Counts a try, right or wrong; call it before the unit of work. Throws `request.too-many`. */
  async count(account: string, code: string): Promise<void> {
    if (this.environment.RATE_LIMITS === 'off') return;
    const limits = isOneTimeCode(plain(code)) ? [ONE_TIME_CODE, ONE_TIME_CODE_A_DAY] : [RECOVERY_CODE];
    for (const limit of limits) {
      const refused = (await this.limits.count(limit, { ip: '', account })).filter(({ allowed }) => !allowed);
      if (refused.length > 0)
        throw tooManyRequests({ retryAfter: Math.max(...refused.map(({ reset }) => reset)) });
    }
  }

  /** The step of a code of this app that was not used yet; undefined for any other code. `app` is held for change. */
  stepOf(account: string, app: TotpRow, code: string): number | undefined {
    const secret = this.secrets.open(account, app);
    const step = secret && stepOf(secret, plain(code), this.clock.now());
    return step === undefined || step <= Number(app.lastStep ?? 0) ? undefined : step;
  }

  /** Uses a code up, in the open unit of work, in which `app` is held for change. Undefined when it is not right. */
  async use(account: string, app: TotpRow, code: string): Promise<'app' | 'recovery' | undefined> {
    const step = this.stepOf(account, app, code);
    if (step !== undefined) {
      await this.repository.useStep(account, step);
      return 'app';
    }
    if (isOneTimeCode(plain(code))) return undefined;
    const hash = hashOfCode(account, code);
    return (await this.repository.useCode(account, hash, this.clock.now())) ? 'recovery' : undefined;
  }
}
