// Ends what somebody who says that they are under 18 was to hand over elsewhere than at the counter of a store, in the transaction that keeps it.
import { Injectable } from '@nestjs/common';
import { AccountHooks } from '../users/index.js';
import { DealSteps } from './deal-steps.js';
import { keepToCounter } from './domain/endings.js';
import { DealRepository } from './persistence/deal.repository.js';

@Injectable()
export class CancelDealsWhenSomebodyIsUnder18 {
  constructor(hooks: AccountHooks, deals: DealRepository, steps: DealSteps) {
    hooks.on('saidUnder18', async ({ account }) => {
      for (const deal of await deals.liveOf(account))
        await steps.takeAlone(deal, (each, now) => keepToCounter(each, account, now));
    });
  }
}
