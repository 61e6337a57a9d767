// The verbs of price rules: save, preview, apply. One method, one transaction.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../../platform/http/caching/version.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import type { PriceRulesDto, SavePriceRules } from './dto/price-rules.dto.js';
import type {
  ApplyPriceRules,
  PreviewPriceRules,
  PriceRulesPreview,
  PricesChanged,
} from './dto/price-run.dto.js';
import { pricingOf } from './price-rules.js';
import { PriceRulesRepository } from './price-rules.repository.js';
import { refuseUnclear, rulesOf } from './read-rules.js';
import { noPriceRules, priceRulesChanged } from './rule.errors.js';
import { pricesHeldBack } from './rule.events.js';
import { PREVIEW_RULES, RULES_OF } from './rules.statements.js';
import { RunPriceRules } from './run-price-rules.js';

type Owner = Pick<Caller, 'uuid'>;

@Injectable()
export class PriceRulesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly rules: PriceRulesRepository,
    private readonly runs: RunPriceRules,
    private readonly clock: Clock,
  ) {}

  /** The caller's rules, and how much they hold back. */
  async own({ uuid }: Owner): Promise<PriceRulesDto> {
    return (await this.sql.one<{ rules: PriceRulesDto }>(RULES_OF, [uuid])).rules;
  }

  /** Saves the caller's rules, unless they have changed since the caller saw them. Throws `listings.account-closed`. */
  async save(caller: Owner, asked: SavePriceRules, seen: IfMatch): Promise<PriceRulesDto> {
    refuseUnclear(asked);
    const rules = rulesOf(asked);
    return this.unitOfWork.run(async () => {
      const kept = await this.rules.lock(caller.uuid);
      refuseUnlessSeen(kept?.version ?? 0, seen);
      const now = this.clock.now();
      await this.rules.save(caller.uuid, rules, asked.automatic, now);
      // What waits for a look is what these rules ask for, not those before.
      await this.rules.hold(caller.uuid, rules, now);
      return this.own(caller);
    });
  }

  /** What rules would do that need not be saved. */
  async preview({ uuid }: Owner, asked: PreviewPriceRules): Promise<JsonText<PriceRulesPreview>> {
    refuseUnclear(asked.rules, 'rules.');
    const pricing = JSON.stringify(pricingOf(rulesOf(asked.rules)));
    const values = [uuid, pricing, asked.includeTyped];
    return new JsonText((await this.sql.one<{ preview: string }>(PREVIEW_RULES, values)).preview);
  }

  /**
   * Applies the rules that are saved, unless they have changed since the caller saw them; in the background it only begins here. Throws `stock.no-price-rules`,
   * `listings.account-closed`.
   */
  async apply(
    { uuid: owner }: Owner,
    { includeTyped, inBackground }: ApplyPriceRules,
    seen: IfMatch,
  ): Promise<PricesChanged> {
    return this.unitOfWork.run(async () => {
      const rules = await this.rules.lock(owner);
      if (!rules) throw noPriceRules();
      refuseUnlessSeen(rules.version, seen);
      if (inBackground) {
        const batch = await this.runs.later(owner, rules, includeTyped);
        return { batch, changed: 0, heldBack: 0, conflicts: 0, isRunning: true };
      }
      const { newlyHeld: _newlyHeld, ...changed } = await this.runs.now(owner, rules, includeTyped);
      return changed;
    });
  }

  /**
   * Applies the rules of an account that still wants them to be applied after an import of prices. Throws
   * `listings.account-closed`.
   */
  async applyAutomatically(owner: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const rules = await this.rules.lock(owner);
      if (!rules?.isAutomatic) return;
      const { heldBack, newlyHeld } = await this.runs.now(owner, rules, false);
      if (newlyHeld > 0) this.unitOfWork.publish(pricesHeldBack({ account: owner, copies: heldBack }));
    });
  }
}

function refuseUnlessSeen(version: number, seen: IfMatch): void {
  if (seen && !seen.has(version)) throw priceRulesChanged();
}
