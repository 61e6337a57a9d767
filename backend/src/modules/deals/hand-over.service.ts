// The verbs of the hand-over: change lines at the table, show a code, enter that of the other.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { DomainError } from '../../kernel/domain-error.js';
import { Money } from '../../kernel/money.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { INVALID_FIELD } from '../../platform/http/validation/field-problems.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { AgeRules } from '../users/index.js';
import { DealSteps } from './deal-steps.js';
import { DealsQueries } from './deals.queries.js';
import { agreeAmendment, amended, declineAmendment, proposeAmendment } from './domain/amendments.js';
import {
  codeLocked,
  dealNotFound,
  editConflict,
  enteredTooLongAgo,
  linesChanged,
  notNow,
  overLimit,
  wrongCode,
} from './domain/deal.errors.js';
import { handOverLocked } from './domain/deal.events.js';
import { type Deal, isParty, keptLines, otherOf } from './domain/deal.js';
import { timeOut } from './domain/endings.js';
import {
  afterWrongCode,
  checkCodeTimes,
  codeOwners,
  codeTimes,
  enterCode,
  MAX_ENTERED_AGO_MS,
  refuseIfWitnessOnly,
  takesCodes,
} from './domain/hand-over.js';
import { MAX_CASH_CENTS, mostGiven } from './domain/most-given.js';
import type { DealDto, HandOverCode } from './dto/deal.dto.js';
import type { EnterCode, ProposeAmendment } from './dto/steps.dto.js';
import { HandOverCodes } from './hand-over-codes.js';
import { DealOpening } from './opening.service.js';
import { CodeAttemptRepository, type CodeAttempts } from './persistence/code-attempt.repository.js';
import { DealRepository } from './persistence/deal.repository.js';

type Party = Pick<Caller, 'uuid'>;

@Injectable()
export class HandOverService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly steps: DealSteps,
    private readonly attempts: CodeAttemptRepository,
    private readonly codes: HandOverCodes,
    private readonly queries: DealsQueries,
    private readonly deals: DealRepository,
    private readonly opening: DealOpening,
    private readonly ages: AgeRules,
    private readonly clock: Clock,
  ) {}

  /** The caller's own code. Throws `deals.not-found`, or `deals.not-now` where there is nothing to hand over. */
  async codeOf({ uuid: account }: Party, uuid: string): Promise<HandOverCode> {
    const deal = await this.deals.find(uuid);
    if (!deal || !isParty(deal, account)) throw dealNotFound();
    const times = codeTimes(deal);
    if (!times || !codeOwners(deal).includes(account)) throw notNow();
    const code = this.codes.codeOf({ deal: uuid, account, revision: deal.revision });
    const { opensAt, closesAt } = times;
    return {
      ...{ code, qr: this.codes.qrOf(uuid, code) },
      ...{ opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() },
    };
  }

  /** Proposes changes of the lines. */
  async proposeAmendment(
    caller: Party,
    uuid: string,
    seen: IfMatch,
    { struck, conditions, prices = [] }: ProposeAmendment,
  ): Promise<JsonText<DealDto>> {
    const inCents = prices.flatMap(({ nth, price }) => {
      const money = Money.ofDollars(price);
      return money ? { nth, cents: money.cents } : [];
    });
    const amendment = { by: caller.uuid, struck, conditions, prices: inCents };
    await this.steps.takeAs({ caller, uuid, seen }, [], async (deal, now) => {
      const taken = proposeAmendment(deal, amendment, now);
      if (taken) {
        refuseIfTooMuch(taken.after);
        await this.refuseIfOverLimit(taken.after);
      }
      return taken;
    });
    return this.queries.one(caller, uuid);
  }

  /** Agrees to the changes of the other: the sheet is frozen again. */
  async agreeAmendment(caller: Party, uuid: string, seen: IfMatch): Promise<JsonText<DealDto>> {
    await this.steps.takeAs({ caller, uuid, seen }, ['AMENDMENT_AGREED'], async (deal, now) => {
      await this.refuseIfOverLimit(deal);
      const taken = agreeAmendment(deal, caller.uuid, now);
      await this.deals.saveSheet(uuid, await this.opening.freeze(taken.after, now));
      return taken;
    });
    return this.queries.one(caller, uuid);
  }

  /** Declines the changes of the other, or withdraws one's own. */
  async declineAmendment(caller: Party, uuid: string, seen: IfMatch): Promise<JsonText<DealDto>> {
    await this.steps.takeAs(
      { caller, uuid, seen },
      ['AMENDMENT_DECLINED', 'AMENDMENT_WITHDRAWN'],
      (deal, now) => declineAmendment(deal, caller.uuid, now),
    );
    return this.queries.one(caller, uuid);
  }

  /**
   * Enters the code of the other. A wrong one is counted, which is committed, and then refused. Throws `deals.wrong-code`,
   * `deals.code-locked`, `deals.witness-only`, and what stops the step.
   */
  async enterCode(caller: Party, uuid: string, seen: IfMatch, asked: EnterCode): Promise<JsonText<DealDto>> {
    const refusal = await this.unitOfWork.run(async () => {
      const deal = await this.steps.ownForChange(caller.uuid, uuid);
      // Both phones may send what was entered without a connection more than once.
      if (deal.confirmedBy.includes(caller.uuid)) return undefined;
      if (seen && !seen.has(deal.version)) throw editConflict();
      return this.enter(deal, caller.uuid, asked);
    });
    if (refusal) throw refusal;
    return this.queries.one(caller, uuid);
  }

  /** The refusal of a wrong code; undefined for the right one. */
  private async enter(deal: Deal, account: string, asked: EnterCode): Promise<DomainError | undefined> {
    const now = this.clock.now();
    if (!takesCodes(deal) || timeOut(deal, now)) throw notNow();
    refuseIfWitnessOnly(deal);
    const enteredAt = momentOf(asked.enteredAt, now);
    checkCodeTimes(deal, enteredAt);
    const attempts = await this.attempts.of(deal.uuid, account);
    if (attempts.lockedUntil && attempts.lockedUntil > now) throw lockedFor(attempts.lockedUntil, now);
    if (asked.revision !== deal.revision) throw linesChanged();
    const owner = { deal: deal.uuid, account: otherOf(deal, account), revision: deal.revision };
    if (!this.codes.isCodeOf(owner, asked.code)) return this.countWrong(deal, account, attempts, now);
    await this.attempts.forget(deal.uuid, account);
    await this.steps.carryOut(enterCode(deal, account, enteredAt, now), now);
    return undefined;
  }

  private async countWrong(
    deal: Deal,
    account: string,
    before: CodeAttempts,
    now: Date,
  ): Promise<DomainError> {
    const after = afterWrongCode(before, now, deal.meeting?.timeZone ?? 'UTC');
    await this.attempts.save(deal.uuid, account, after);
    if (!after.lockedUntil) return wrongCode({ errors: [{ field: 'code', message: wrongCode.message }] });
    const { uuid, first, second } = deal;
    const until = after.lockedUntil.toISOString();
    this.unitOfWork.publish(handOverLocked({ deal: uuid, parties: [first, second], by: account, until }));
    return lockedFor(after.lockedUntil, now);
  }

  /** Some people make deals up to a value: other prices must not raise one above it. Throws `deals.over-limit`. */
  private async refuseIfOverLimit(deal: Deal): Promise<void> {
    const cents = mostGiven(givenIn(amended(deal)));
    if (cents <= Math.max(this.ages.maxCents, mostGiven(givenIn(deal)))) return;
    const { isCounterOnly } = await this.ages.ofPair(deal.first, deal.second);
    if (isCounterOnly) throw overLimit();
  }
}

/** The refusal of any code while none is taken. */
export const lockedFor = (until: Date, now: Date): DomainError =>
  codeLocked({ retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) });

/** When a code was entered. A phone whose clock is ahead of ours has entered it now. Throws `deals.entered-too-long-ago`. */
function momentOf(enteredAt: string, now: Date): Date {
  const moment = Math.min(Date.parse(enteredAt), now.getTime());
  if (now.getTime() - moment > MAX_ENTERED_AGO_MS)
    throw enteredTooLongAgo({ errors: [{ field: 'enteredAt', message: enteredTooLongAgo.message }] });
  return new Date(moment);
}

/** Throws a 400 for prices whose sum is more than can be kept. */
function refuseIfTooMuch({ amendment }: Deal): void {
  if ((amendment?.cash?.cents ?? 0) <= MAX_CASH_CENTS) return;
  throw requestInvalid({
    errors: [{ field: 'prices', message: 'prices is not valid', code: INVALID_FIELD }],
  });
}

/** What is handed over and paid. */
const givenIn = ({ lines, cash }: Pick<Deal, 'lines' | 'cash'>) => ({
  lines: keptLines({ lines }).map(({ giver, priceCents }) => ({ giver, cents: priceCents })),
  cash,
});
