// Records what happens to an account in the audit, in the transactions in which it happens.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { AccountHooks } from './account-hooks.js';

@Injectable()
export class AccountAuditListener {
  constructor(hooks: AccountHooks, unitOfWork: UnitOfWork) {
    hooks.on('signedUp', ({ account: actor }) => unitOfWork.record({ action: 'users.signed-up', actor }));
    hooks.on('passwordReplaced', ({ account: actor, session }) => {
      const action = session === undefined ? 'users.password-reset' : 'users.password-changed';
      return unitOfWork.record({ action, actor });
    });
    hooks.on('closed', ({ account: actor }) => unitOfWork.record({ action: 'users.closed', actor }));
  }
}
