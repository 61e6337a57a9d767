// A log-in that waits for its second factor was begun with a password: another password ends it in the same transaction. The
// second factor itself stays on, also when the password was reset by mail: the mailbox is not the account.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { AccountHooks } from '../../users/index.js';
import { SecondFactorRepository } from './second-factor.repository.js';

@Injectable()
export class RefuseChallengesWhenPasswordChanges {
  constructor(hooks: AccountHooks, repository: SecondFactorRepository, clock: Clock) {
    hooks.on('passwordReplaced', ({ account }) => repository.refuseChallenges(account, clock.now()));
  }
}
