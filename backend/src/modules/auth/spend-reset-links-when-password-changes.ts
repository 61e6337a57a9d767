// Another password makes the links useless that were asked for to choose one, in the same transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { AccountHooks } from '../users/index.js';
import { MailTokenRepository } from './persistence/mail-token.repository.js';

@Injectable()
export class SpendResetLinksWhenPasswordChanges {
  constructor(hooks: AccountHooks, tokens: MailTokenRepository, clock: Clock) {
    hooks.on('passwordReplaced', ({ account }) => tokens.spendAllOf(account, 'reset-password', clock.now()));
  }
}
