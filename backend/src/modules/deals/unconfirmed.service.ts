// The verbs after a hand-over that not both have confirmed: where the cards are, and whether the two met at all.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { DealSteps } from './deal-steps.js';
import { DealsQueries } from './deals.queries.js';
import { editConflict, notNow } from './domain/deal.errors.js';
import { bothSayMet, isAskedWhetherMet, sayWhereabouts } from './domain/unconfirmed.js';
import type { DealDto } from './dto/deal.dto.js';
import type { SayWhereabouts, SayWhetherMet } from './dto/steps.dto.js';
import { MeetingAnswerRepository } from './persistence/meeting-answer.repository.js';

type Party = Pick<Caller, 'uuid'>;

@Injectable()
export class UnconfirmedService {
  private readonly answered;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly steps: DealSteps,
    private readonly answers: MeetingAnswerRepository,
    private readonly queries: DealsQueries,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    this.answered = metrics.counter(
      'deal_meeting_answers_total',
      'What parties said in private of meetings that nobody had confirmed, by answer.',
      ['answer'],
    );
  }

  /** A giver says whether their copies are gone. */
  async sayWhereabouts(
    caller: Party,
    uuid: string,
    seen: IfMatch,
    { cards }: SayWhereabouts,
  ): Promise<JsonText<DealDto>> {
    await this.steps.takeAs(
      { caller, uuid, seen },
      ['CARDS_ACCOUNTED_FOR'],
      (deal, now) => sayWhereabouts(deal, caller.uuid, cards, now),
      (deal) => deal.whereabouts[caller.uuid] === cards,
    );
    return this.queries.one(caller, uuid);
  }

  /** Says whether the two met. The first answer of each counts. Throws `deals.not-now` where nobody is asked. */
  async sayWhetherMet(
    caller: Party,
    uuid: string,
    seen: IfMatch,
    { answer }: SayWhetherMet,
  ): Promise<JsonText<DealDto>> {
    await this.unitOfWork.run(async () => {
      const deal = await this.steps.ownForChange(caller.uuid, uuid);
      const now = this.clock.now();
      // The second answer of two has ended it in the meantime, and may be sent again.
      if (deal.last.event === 'BOTH_SAY_MET') return;
      if (seen && !seen.has(deal.version)) throw editConflict();
      if (!isAskedWhetherMet(deal, now)) throw notNow();
      if (!(await this.answers.add(uuid, caller.uuid, answer, now))) return;
      await this.steps.carryOut(bothSayMet(deal, await this.answers.of(uuid), now), now);
      this.unitOfWork.afterCommit(async () => this.answered.inc({ answer }));
    });
    return this.queries.one(caller, uuid);
  }
}
