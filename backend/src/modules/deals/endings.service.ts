// The verbs that end a deal otherwise than by a hand-over, and what may follow one.
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { DealSteps } from './deal-steps.js';
import { DealsQueries } from './deals.queries.js';
import { notNow } from './domain/deal.errors.js';
import { otherOf } from './domain/deal.js';
import { answerNoShow, cancel, claimNoShow, dispute, settle, undo } from './domain/endings.js';
import type { DealDto } from './dto/deal.dto.js';
import type { AnswerNoShow, CancelDeal, DisputeDeal, SettleDispute } from './dto/steps.dto.js';
import { DealRepository } from './persistence/deal.repository.js';
import { SafetyReports } from './safety-reports.js';

type Party = Pick<Caller, 'uuid'>;

@Injectable()
export class EndingsService {
  constructor(
    private readonly steps: DealSteps,
    private readonly queries: DealsQueries,
    private readonly reports: SafetyReports,
    private readonly deals: DealRepository,
  ) {}

  /** Cancels a deal: its copies are on offer again. */
  async cancel(
    caller: Party,
    uuid: string,
    seen: IfMatch,
    { reason, note }: CancelDeal,
  ): Promise<JsonText<DealDto>> {
    await this.steps.takeAs({ caller, uuid, seen }, ['CANCELLED'], async (deal, now) => {
      const other = otherOf(deal, caller.uuid);
      const hasReported = reason === 'SAFETY' && (await this.reports.hasReported(caller.uuid, other));
      return cancel(deal, caller.uuid, { reason, note: note ?? null, hasReported }, now);
    });
    return this.queries.one(caller, uuid);
  }

  /** Says that the other did not come. */
  async claimNoShow(caller: Party, uuid: string, seen: IfMatch): Promise<JsonText<DealDto>> {
    const events = ['NO_SHOW_CLAIMED', 'NO_SHOW_CLAIMED_BY_BOTH'] as const;
    await this.steps.takeAs({ caller, uuid, seen }, events, (deal, now) =>
      claimNoShow(deal, caller.uuid, now),
    );
    return this.queries.one(caller, uuid);
  }

  /** Answers whether the caller did not come. */
  async answerNoShow(
    caller: Party,
    uuid: string,
    seen: IfMatch,
    { agrees }: AnswerNoShow,
  ): Promise<JsonText<DealDto>> {
    const events = [agrees ? 'NO_SHOW_ADMITTED' : 'NO_SHOW_CONTESTED'] as const;
    await this.steps.takeAs({ caller, uuid, seen }, events, (deal, now) =>
      answerNoShow(deal, caller.uuid, agrees, now),
    );
    return this.queries.one(caller, uuid);
  }

  /** Says that something is wrong with what was handed over. */
  async dispute(
    caller: Party,
    uuid: string,
    seen: IfMatch,
    { reason, note }: DisputeDeal,
  ): Promise<JsonText<DealDto>> {
    await this.steps.takeAs({ caller, uuid, seen }, ['DISPUTED'], (deal, now) =>
      dispute(deal, { by: caller.uuid, reason, note: note ?? null }, now),
    );
    return this.queries.one(caller, uuid);
  }

  /** Says how to settle a dispute. */
  async settle(
    caller: Party,
    uuid: string,
    seen: IfMatch,
    { outcome }: SettleDispute,
  ): Promise<JsonText<DealDto>> {
    await this.steps.takeAs(
      { caller, uuid, seen },
      ['SETTLED', 'UNDONE'],
      (deal, now) => settle(deal, caller.uuid, outcome, now),
      (deal) => deal.endReason === outcome,
    );
    return this.queries.one(caller, uuid);
  }

  /** Asks to undo a hand-over, or agrees to it. */
  async undo(caller: Party, uuid: string, seen: IfMatch): Promise<JsonText<DealDto>> {
    await this.steps.takeAs({ caller, uuid, seen }, ['UNDO_PROPOSED', 'UNDONE'], async (deal, now) => {
      const taken = undo(deal, caller.uuid, now);
      const other = otherOf(deal, caller.uuid);
      // An account that is closed agrees to nothing: it may have asked for this before.
      if (taken && !(await this.deals.participants([other])).has(other)) throw notNow();
      return taken;
    });
    return this.queries.one(caller, uuid);
  }
}
