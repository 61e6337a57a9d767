// Another password ends the sessions of an account in the same transaction, but the one that it was given in.
import { Injectable } from '@nestjs/common';
import { AccountHooks } from '../users/index.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class EndOtherSessionsWhenPasswordChanges {
  constructor(hooks: AccountHooks, sessions: SessionsService) {
    hooks.on('passwordReplaced', ({ account, session }) => sessions.endAllOf(account, session));
  }
}
