// What every change to how an account is entered has in common: the account is open and stays so, it is written down, and its
// owner is notified by mail, all in one transaction.
import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/language.js';
import type { AuditAction } from '../../platform/audit/audit.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { accountClosed, UsersFacade } from '../users/index.js';
import type { Notice, NoticeFacts } from './mail/notices/notice-words.js';
import { SecurityNotices } from './mail/notices/security-notices.js';

/** A change that was made; without a notice its owner gets no mail. */
export interface AccountChange {
  readonly account: string;
  readonly action: AuditAction;
  readonly target?: string;
  readonly notice?: Notice;
  readonly facts?: Omit<NoticeFacts, 'at'>;
}

@Injectable()
export class AccountChanges {
  constructor(
    private readonly users: UsersFacade,
    private readonly notices: SecurityNotices,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Runs `work` in a transaction in which the account stays open. Throws `users.account-closed`. */
  async run<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    return this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOwned(account))) throw accountClosed();
      return work();
    });
  }

  /** Writes a change down and tells the owner, in the open unit of work. */
  async record({ account, action, target, notice, facts }: AccountChange, language: Language): Promise<void> {
    await this.unitOfWork.record({ action, actor: account, target });
    if (notice) await this.notices.enqueue(notice, account, language, facts);
  }
}
