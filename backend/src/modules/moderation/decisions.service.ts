// The verb of moderators: decide a case, or a complaint about a decision. Of two at once one wins.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import { isOpenState, type Measure } from './domain/case.js';
import * as errors from './domain/moderation.errors.js';
import { caseDecided } from './domain/moderation.events.js';
import type { DecideCase } from './dto/decide-case.dto.js';
import { Measures } from './measures.js';
import { CaseRepository, type CaseRow, type DecisionRow } from './persistence/case.repository.js';

@Injectable()
export class DecisionsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cases: CaseRepository,
    private readonly measures: Measures,
    private readonly clock: Clock,
  ) {}

  /**
   * Decides a case. Throws `moderation.case-not-found`, `moderation.already-decided`, `moderation.case-changed`, `moderation.own-case`,
   * `moderation.another-moderator`, and what `Measures.settle` throws.
   */
  async decide(moderator: string, uuid: string, asked: DecideCase, seen: IfMatch): Promise<void> {
    const { measure, days = null, reason } = asked;
    if (days !== null && measure !== 'SUSPEND')
      throw errors.daysWithoutSuspension({
        errors: [{ field: 'days', message: errors.daysWithoutSuspension.message }],
      });
    await this.unitOfWork.run(async () => {
      const { found, before } = await this.toDecide(moderator, uuid, measure, seen);
      const now = this.clock.now();
      const made = { moderator, measure, days, reason, decidedAt: now };
      const decision = await this.cases.addDecision(found, made);
      await this.cases.become(uuid, before ? 'CLOSED' : 'DECIDED', now);
      const until = await this.measures.settle(found, { measure, before: before?.measure }, moderator);
      const reporters = before ? [] : await this.cases.reporters(uuid);
      const { affected, kind, title } = found;
      await this.unitOfWork.record({
        action: 'moderation.decided',
        actor: moderator,
        subject: affected,
        target: decision,
      });
      this.unitOfWork.publish(
        caseDecided({
          ...{ case: uuid, decision, kind, title, affected, measure, reason },
          until: measure === 'SUSPEND' ? (until?.toISOString() ?? null) : null,
          ...{ isComplaint: before !== undefined, reporters },
        }),
      );
    });
  }

  /** A case that waits for somebody like this moderator; `before` is the decision that was complained about. */
  private async toDecide(
    moderator: string,
    uuid: string,
    measure: Measure,
    seen: IfMatch,
  ): Promise<{ found: CaseRow; before: DecisionRow | undefined }> {
    const known = await this.cases.find(uuid);
    if (!known) throw errors.caseNotFound();
    const isSuspended = (await this.cases.lastDecision(uuid))?.measure === 'SUSPEND';
    // The account before the case, as everybody takes them who reports it.
    await this.measures.hold(known.affected, { isSuspension: isSuspended || measure === 'SUSPEND' });
    const found = await this.cases.forChange(uuid);
    if (!found) throw errors.caseNotFound();
    if (!isOpenState(found.state)) throw errors.alreadyDecided();
    if (seen && !seen.has(found.version)) throw errors.caseChanged();
    if (await this.cases.isPart(moderator, uuid)) throw errors.ownCase();
    const before = found.state === 'COMPLAINED' ? await this.cases.lastDecision(uuid) : undefined;
    if (before?.moderator === moderator) throw errors.anotherModerator();
    return { found, before };
  }
}
