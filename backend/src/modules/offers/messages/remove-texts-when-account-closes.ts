// The texts of messages that an account has written go in the transaction that closes it.
import { Injectable } from '@nestjs/common';
import { AccountHooks } from '../../users/index.js';
import { MessageRepository } from './message.repository.js';

@Injectable()
export class RemoveTextsWhenAccountCloses {
  constructor(hooks: AccountHooks, messages: MessageRepository) {
    hooks.on('closed', ({ account }) => messages.forgetTexts(account));
  }
}
