// What a store does for players at its counter. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import { UsersFacade } from '../users/index.js';
import { accountClosed, counterRulesChanged } from './domain/deal.errors.js';
import type { CounterRules, SaveCounterRules } from './dto/witness.dto.js';
import { CounterRulesRepository } from './persistence/counter-rules.repository.js';

@Injectable()
export class CounterRulesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rules: CounterRulesRepository,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /** The rules of the caller’s store. */
  of({ uuid }: Pick<Caller, 'uuid'>): Promise<CounterRules> {
    return this.rules.of(uuid);
  }

  /** Sets them. Throws `deals.account-closed`, `deals.counter-rules-changed`. */
  async save(
    { uuid }: Pick<Caller, 'uuid'>,
    { keepsCards }: SaveCounterRules,
    seen: IfMatch,
  ): Promise<CounterRules> {
    return this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(uuid))) throw accountClosed();
      if (seen && !seen.has((await this.rules.of(uuid)).version)) throw counterRulesChanged();
      // Another change may have come since they were read.
      if (!(await this.rules.save(uuid, keepsCards, this.clock.now(), seen))) throw counterRulesChanged();
      return this.rules.of(uuid);
    });
  }
}
