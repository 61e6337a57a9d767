// After the server got another secret, its authenticator secrets are sealed under the new key, every night, while the one
// before is still known: once it is not, what it sealed cannot be read, and only recovery codes log in.
import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { TotpSecrets } from './totp-secrets.js';

const FIRST = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class ResealSecrets {
  private readonly logger = new Logger(ResealSecrets.name);

  constructor(
    private readonly repository: SecondFactorRepository,
    private readonly secrets: TotpSecrets,
    private readonly unitOfWork: UnitOfWork,
    jobs: Jobs,
  ) {
    jobs.nightly('auth.reseal-secrets', () => this.reseal());
  }

  /** Seals every secret under the newest key that can be read. */
  async reseal(): Promise<void> {
    let unread = 0;
    for (let after: string | undefined = FIRST; after !== undefined; ) {
      const from: string = after;
      const page = await this.unitOfWork.run(() => this.resealPage(from));
      unread += page.unread;
      after = page.last;
    }
    if (unread > 0)
      this.logger.warn(
        `${unread} secrets of two-step verification were sealed under a JWT_SECRET that is not known`,
      );
  }

  private async resealPage(from: string): Promise<{ last: string | undefined; unread: number }> {
    const rows = await this.repository.ofOldKeys(this.secrets.newestMark, from);
    let unread = 0;
    for (const { account, ...sealed } of rows) {
      const secret = this.secrets.open(account, sealed);
      if (secret) await this.repository.reseal(account, this.secrets.seal(account, secret));
      else unread += 1;
    }
    return { last: rows.at(-1)?.account, unread };
  }
}
