// Ends the live deals of an account that is closed or suspended, takes its counter from those of others, and takes off what it has asked
// to undo, in the transaction that does so.
import { Injectable } from '@nestjs/common';
import { AccountHooks } from '../users/index.js';
import { DealSteps } from './deal-steps.js';
import { isLive, transitionOf } from './domain/deal-machine.js';
import { closeAccount, eraseAccount } from './domain/endings.js';
import { losePlace } from './domain/meet.js';
import { isWitness } from './domain/step.js';
import { DealRepository } from './persistence/deal.repository.js';

@Injectable()
export class CancelDealsWhenAccountCloses {
  constructor(
    hooks: AccountHooks,
    private readonly deals: DealRepository,
    private readonly steps: DealSteps,
  ) {
    hooks.lockWith((account) => deals.partnersOf(account));
    hooks.on('closed', ({ account }) => this.endAll(account, closeAccount));
    hooks.on('suspended', ({ account }) => this.endAll(account, closeAccount));
    hooks.on('erased', async ({ account }) => {
      await this.endAll(account, eraseAccount);
      // Cards that lay at a counter are on their way back now; nobody is left to fetch them.
      await this.endAll(account, eraseAccount);
    });
  }

  private async endAll(account: string, verb: typeof closeAccount): Promise<void> {
    await this.deals.forgetUndo(account);
    for (const deal of await this.deals.liveOf(account))
      await this.steps.takeAlone(deal, (each, now) =>
        isLive(each.state) ? verb(each, account, now) : undefined,
      );
    for (const deal of await this.deals.countingOn(account))
      await this.steps.takeAlone(deal, (each, now) =>
        isWitness(each, account) && transitionOf(each.state, 'PLACE_LOST')
          ? losePlace(each, 'STORE_GONE', now)
          : undefined,
      );
  }
}
