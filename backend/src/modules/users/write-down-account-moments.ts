// The moments of an account are written down in the audit, in the transactions in which they happen.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { AccountSteps } from './account-steps.js';

@Injectable()
export class WriteDownAccountMoments {
  constructor(steps: AccountSteps, unitOfWork: UnitOfWork) {
    steps.accompany('signedUp', ({ account: actor }) => unitOfWork.note({ act: 'users.signed-up', actor }));
    steps.accompany('passwordReplaced', ({ account: actor, session }) => {
      const act = session === undefined ? 'users.password-reset' : 'users.password-changed';
      return unitOfWork.note({ act, actor });
    });
    steps.accompany('closed', ({ account: actor }) => unitOfWork.note({ act: 'users.closed', actor }));
  }
}
