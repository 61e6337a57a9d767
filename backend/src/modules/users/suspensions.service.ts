// The verbs of moderators about an account: suspend it, reinstate it. A suspension ends by itself, too.
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { JobLost } from '../../platform/jobs/job-fence.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { AccountHooks } from './account-hooks.js';
import { accountReinstated, accountSuspended } from './domain/user.events.js';
import { LeavingAccounts } from './leaving-accounts.js';
import { UserRepository } from './persistence/user.repository.js';

/** When an account has been suspended, and until when; null for good. */
interface Suspension {
  readonly at: Date;
  readonly until: Date | null;
}

@Injectable()
export class Suspensions {
  private readonly logger = new Logger(Suspensions.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly hooks: AccountHooks,
    private readonly leaving: LeavingAccounts,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.everyMinute('users.end-suspensions', () => this.endInTime());
  }

  /** Holds an account until the unit of work ends. */
  async hold(account: string): Promise<void> {
    await this.users.forChange(account);
  }

  /** Holds it with those of its partners, whose offers and deals a suspension ends. */
  async holdWithPartners(account: string): Promise<void> {
    await this.leaving.lock(account, () => this.users.forChange(account));
  }

  /** The suspension of an account that goes on; null of one that isn't suspended. */
  async of(account: string): Promise<Suspension | null> {
    return (await this.users.find(account))?.state.suspension ?? null;
  }

  /**
   * Suspends an account that the caller holds, until a moment or for good: its offers and live deals end, and it is on no list. One
   * that is suspended already is so until this moment. Gives false for an account that is closed.
   */
  async suspend(account: string, by: string, until: Date | null): Promise<boolean> {
    const user = await this.users.forChange(account);
    if (!user?.state.enabled) return false;
    const isNew = user.state.suspension === null;
    user.suspend(this.clock.now(), until);
    await this.users.save(user);
    await this.unitOfWork.record({ action: 'users.suspended', actor: by, subject: account });
    if (!isNew) return true;
    await this.hooks.run('suspended', { account });
    this.unitOfWork.publish(accountSuspended({ account }));
    return true;
  }

  /** Ends the suspension of an account in the caller's unit of work; `by` is null where its time is over. */
  async reinstate(account: string, by: string | null): Promise<void> {
    const user = await this.users.forChange(account);
    if (!user?.state.suspension) return;
    user.reinstate();
    await this.users.save(user);
    await this.unitOfWork.record({ action: 'users.reinstated', actor: by, subject: account });
    this.unitOfWork.publish(accountReinstated({ account }));
  }

  /** Reinstates the accounts whose suspension is over, each in a transaction of its own; one that fails leaves the others alone. */
  async endInTime(): Promise<void> {
    for (const account of await this.users.suspendedUntil(this.clock.now()))
      await this.endOne(account).catch((error: unknown) => {
        if (error instanceof JobLost) throw error;
        this.logger.error(`The suspension of ${account} was not ended: ${error}`);
      });
  }

  private endOne(account: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const until = (await this.users.forChange(account))?.state.suspension?.until;
      if (until && until <= this.clock.now()) await this.reinstate(account, null);
    });
  }
}
