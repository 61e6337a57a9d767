// What a store says of the holds that it accepts. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Money } from '../../kernel/money.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import { accountClosed, UsersFacade } from '../users/index.js';
import { holdRulesChanged, onlyStores } from './domain/offer.errors.js';
import type { HoldRulesDto, SaveHoldRules } from './dto/hold-rules.dto.js';
import { HoldRulesRepository } from './persistence/hold-rules.repository.js';

type Owner = Pick<Caller, 'uuid' | 'role'>;

@Injectable()
export class HoldRulesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rules: HoldRulesRepository,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /** The rules of the caller’s store. */
  async of({ uuid }: Pick<Caller, 'uuid'>): Promise<HoldRulesDto> {
    const { rules, version } = await this.rules.of(uuid);
    const { maxCents, ...rest } = rules;
    return { ...rest, maxValue: maxCents === null ? null : maxCents / 100, version };
  }

  /** Sets them. Throws `offers.only-stores`, `offers.hold-rules-changed`, `users.account-closed`. */
  async save(owner: Owner, asked: SaveHoldRules, seen: IfMatch): Promise<HoldRulesDto> {
    if (owner.role !== 'STORE') throw onlyStores();
    const { isOn, maxCards, maxValue, forWhom, days } = asked;
    const maxCents = maxValue === null ? null : (Money.ofDollars(maxValue)?.cents ?? null);
    await this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(owner.uuid))) throw accountClosed();
      if (seen && !seen.has((await this.rules.of(owner.uuid)).version)) throw holdRulesChanged();
      const rules = { isOn, maxCards, maxCents, forWhom, days };
      // Another change may have come since they were read.
      if (!(await this.rules.save(owner.uuid, rules, this.clock.now(), seen))) throw holdRulesChanged();
    });
    return this.of(owner);
  }
}
