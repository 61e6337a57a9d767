// What an edit would do.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import type { StockEdit } from '../dto/edit.dto.js';
import type { EditPreview } from '../dto/preview.dto.js';
import { PriceRulesRepository } from '../rules/price-rules.repository.js';
import { planOf } from './edit-plan.js';
import { refuseUnclear } from './refuse-unclear-edits.js';

@Injectable()
export class PreviewEdits {
  constructor(
    private readonly sql: Sql,
    private readonly rules: PriceRulesRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws `stock.no-price-rules`. */
  async preview({ uuid }: Pick<Caller, 'uuid'>, edit: StockEdit): Promise<JsonText<EditPreview>> {
    refuseUnclear(edit);
    const rules = edit.change.priceByRules ? await this.rules.find(uuid) : undefined;
    const { statements, values } = planOf(uuid, edit, this.clock.now(), rules);
    return new JsonText((await this.sql.one<{ preview: string }>(statements.preview, values)).preview);
  }
}
