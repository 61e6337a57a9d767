// Another password ends the sessions of an account in the same transaction, but the one that it was given in.
import { Injectable } from '@nestjs/common';
import { AccountSteps } from '../users/index.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class EndOtherSessionsWhenPasswordChanges {
  constructor(steps: AccountSteps, sessions: SessionsService) {
    steps.accompany('passwordReplaced', ({ account, session }) => sessions.endAllOf(account, session));
  }
}
