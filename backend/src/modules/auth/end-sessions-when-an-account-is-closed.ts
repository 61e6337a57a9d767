// An account that is closed or erased loses its sessions in the same transaction.
import { Injectable } from '@nestjs/common';
import { AccountSteps } from '../users/index.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class EndSessionsWhenAnAccountIsClosed {
  constructor(steps: AccountSteps, sessions: SessionsService) {
    steps.accompany('closed', ({ account }) => sessions.endAllOf(account));
    steps.accompany('erased', ({ account }) => sessions.endAllOf(account));
  }
}
