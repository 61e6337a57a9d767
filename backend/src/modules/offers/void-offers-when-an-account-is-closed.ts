// The offers of an account that is closed, suspended or erased end in the same transaction.
import { Injectable } from '@nestjs/common';
import { AccountHooks } from '../users/index.js';
import { VoidsService } from './voids.service.js';

@Injectable()
export class VoidOffersWhenAnAccountIsClosed {
  constructor(hooks: AccountHooks, voids: VoidsService) {
    hooks.on('closed', ({ account }) => voids.accountIsClosed(account));
    hooks.on('suspended', ({ account }) => voids.accountIsClosed(account));
    hooks.on('erased', ({ account }) => voids.accountIsClosed(account));
  }
}
