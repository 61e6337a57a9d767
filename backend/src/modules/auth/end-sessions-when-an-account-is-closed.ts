// An account that is closed or erased loses its sessions in the same transaction.
import { Injectable } from '@nestjs/common';
import { AccountHooks } from '../users/index.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class EndSessionsWhenAnAccountIsClosed {
  constructor(hooks: AccountHooks, sessions: SessionsService) {
    hooks.on('closed', ({ account }) => sessions.endAllOf(account));
    hooks.on('erased', ({ account }) => sessions.endAllOf(account));
  }
}
