// The verb of whom a decision affects: complain about it, once. Another moderator looks at the case again.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { complainUntil } from './domain/case.js';
import { alreadyComplained, complaintTooLate, decisionNotFound } from './domain/moderation.errors.js';
import { Measures } from './measures.js';
import { CaseRepository } from './persistence/case.repository.js';

@Injectable()
export class ComplaintsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cases: CaseRepository,
    private readonly measures: Measures,
    private readonly clock: Clock,
  ) {}

  /** Throws `moderation.decision-not-found`, `moderation.already-complained`, `moderation.complaint-too-late`. */
  async complain(account: string, decision: string, text: string): Promise<void> {
    const found = await this.cases.decisionOf(account, decision);
    if (!found) throw decisionNotFound();
    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      await this.measures.hold(account, { isSuspension: false });
      const ofCase = await this.cases.forChange(found.case);
      const latest = await this.cases.decisionOf(account, decision);
      // A new report may have opened another case about the same thing; that one is decided by itself.
      if (!latest || ofCase?.state !== 'DECIDED' || latest.complainedAt !== null) throw alreadyComplained();
      if (complainUntil(latest.decidedAt) < now) throw complaintTooLate();
      await this.cases.complain(decision, text, now);
      await this.cases.become(found.case, 'COMPLAINED', now);
      await this.unitOfWork.record({ action: 'moderation.complained', actor: account, target: decision });
    });
  }
}
