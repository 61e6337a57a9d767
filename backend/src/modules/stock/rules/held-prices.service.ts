// The verbs of held prices: look at them, accept them, or keep the price as it is. One method, one transaction.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../../platform/database/json-page.js';
import { Sql, type Statement } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { FIRST_UUID, keyOf } from '../../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../../platform/http/lists/list.js';
import type { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { refusedField } from '../../../platform/http/validation/field-problems.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import { nothingChanged } from '../domain/stock.errors.js';
import type { ChosenHeldPrices, HeldPriceDto, PricesChanged } from './dto/price-run.dto.js';
import { PriceChanges } from './price-changes.js';
import { PriceRulesRepository } from './price-rules.repository.js';
import { PriceRulesService } from './price-rules.service.js';
import { ONE_CHOICE } from './rule.errors.js';
import { ACCEPT_HELD, DECLINE_HELD, HELD_PRICES } from './rules.statements.js';

@Injectable()
export class HeldPricesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly kept: PriceRulesRepository,
    private readonly rules: PriceRulesService,
    private readonly changes: PriceChanges,
  ) {}

  /** The caller's held prices, by the names of their cards. */
  async own({ uuid }: Caller, { limit, after }: PageQuery): Promise<Page<HeldPriceDto>> {
    const start = after ? keyOf(after, 'line', 'uuid', 'number') : ['', FIRST_UUID, 0];
    return writtenPage(await this.sql.one<PageRow>(HELD_PRICES, [uuid, limit, ...start]));
  }

  /** Copies get the price that was held back. Throws `stock.nothing-to-change`, `listings.account-closed`. */
  accept(caller: Caller, chosen: ChosenHeldPrices): Promise<PricesChanged> {
    return this.decide(caller, chosen, 'acceptHeldPrices', ACCEPT_HELD);
  }

  /** Copies keep their price, which counts as typed from then on. Throws likewise. */
  decline(caller: Caller, chosen: ChosenHeldPrices): Promise<PricesChanged> {
    return this.decide(caller, chosen, 'declineHeldPrices', DECLINE_HELD);
  }

  private async decide(
    caller: Caller,
    { lines, priceAfter, until }: ChosenHeldPrices,
    change: string,
    plan: Statement,
  ): Promise<PricesChanged> {
    if ((lines === undefined) === (until === undefined) || (priceAfter !== undefined && !lines))
      throw requestInvalid({ errors: [refusedField('lines', ONE_CHOICE)] });
    return this.unitOfWork.run(async () => {
      // A run that is in progress may hold back other prices.
      await this.kept.lock(caller.uuid);
      const cents = priceAfter === undefined ? null : Math.round(priceAfter * 100);
      const values = [lines ?? null, until === undefined ? null : new Date(until), cents];
      const changed = await this.changes.make(caller.uuid, change, { plan, values });
      if (changed.batch === null) throw nothingChanged();
      const { heldBack } = await this.rules.own(caller);
      return { ...changed, heldBack: heldBack.copies };
    });
  }
}
