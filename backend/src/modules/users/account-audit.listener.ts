// Records what happens to an account in the audit, in the transactions in which it happens.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { AccountHooks } from './account-hooks.js';

@Injectable()
export class AccountAuditListener {
  constructor(hooks: AccountHooks, unitOfWork: UnitOfWork) {
    hooks.on('signedUp', ({ account: actor }) => unitOfWork.note({ act: 'users.signed-up', actor }));
    hooks.on('passwordReplaced', ({ account: actor, session }) => {
      const act = session === undefined ? 'users.password-reset' : 'users.password-changed';
      return unitOfWork.note({ act, actor });
    });
    hooks.on('closed', ({ account: actor }) => unitOfWork.note({ act: 'users.closed', actor }));
  }
}
