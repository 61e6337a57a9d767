// Cancels the live deals of an account that is closed or suspended, and what it has asked to undo, in the transaction that does so.
import { Injectable } from '@nestjs/common';
import { AccountHooks } from '../users/index.js';
import { DealSteps } from './deal-steps.js';
import { closeAccount } from './domain/endings.js';
import { DealRepository } from './persistence/deal.repository.js';

@Injectable()
export class CancelDealsWhenAccountCloses {
  constructor(hooks: AccountHooks, deals: DealRepository, steps: DealSteps) {
    hooks.lockWith((account) => deals.partnersOf(account));
    const cancelAll = async ({ account }: { readonly account: string }) => {
      await deals.forgetUndo(account);
      for (const deal of await deals.liveOf(account))
        await steps.takeAlone(deal, (each, now) =>
          each.timerAt === null ? undefined : closeAccount(each, account, now),
        );
    };
    hooks.on('closed', cancelAll);
    hooks.on('suspended', cancelAll);
    hooks.on('erased', cancelAll);
  }
}
