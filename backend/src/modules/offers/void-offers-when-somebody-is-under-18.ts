// Ends the offers between players of whom one says that they are under 18, in the transaction that keeps it.
import { Injectable } from '@nestjs/common';
import { AccountHooks } from '../users/index.js';
import { VoidsService } from './voids.service.js';

@Injectable()
export class VoidOffersWhenSomebodyIsUnder18 {
  constructor(hooks: AccountHooks, voids: VoidsService) {
    hooks.on('saidUnder18', ({ account }) => voids.withPlayers(account));
  }
}
