// The verb of reports: somebody says that something is against the rules. Reports about the same thing are one case.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { accountClosed, UsersFacade } from '../users/index.js';
import { type ReportCategory, type Target, urgencyOf } from './domain/case.js';
import { ownTarget, targetNotFound } from './domain/moderation.errors.js';
import type { ReportDto, SendReport } from './dto/report.dto.js';
import { CaseRepository, type NewReport } from './persistence/case.repository.js';
import { Snapshots } from './snapshots.js';

@Injectable()
export class ReportsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cases: CaseRepository,
    private readonly snapshots: Snapshots,
    private readonly users: UsersFacade,
    private readonly clock: Clock,
  ) {}

  /** A member reports something. Throws `moderation.target-not-found`, `moderation.own-target`, `users.account-closed`. */
  async report(reporter: string, { target, category, text }: SendReport): Promise<ReportDto> {
    const now = this.clock.now();
    return this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(reporter))) throw accountClosed();
      const report = { reporter, source: 'MEMBER', category, text: text ?? null } as const;
      const { uuid, isRepeated } = await this.file(target, report, now);
      return { uuid, target, category, receivedAt: now.toISOString(), isRepeated };
    });
  }

  /** What another module heard about: nothing is filed of what is gone, or of an account that is closed. */
  async fileIfThere(
    target: Target,
    report: NewReport & { readonly category: ReportCategory },
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(report.reporter))) return;
      if (await this.snapshots.of(target, report.reporter)) await this.file(target, report, this.clock.now());
    });
  }

  private async file(target: Target, report: NewReport, now: Date) {
    const snapshot = await this.snapshots.of(target, report.reporter);
    if (!snapshot) throw targetNotFound();
    if (snapshot.affected === report.reporter) throw ownTarget();
    const found = await this.cases.openFor(target, snapshot, urgencyOf(report.category), now);
    const added = await this.cases.addReport(found, report, now);
    await this.unitOfWork.record({
      action: 'moderation.reported',
      actor: report.reporter,
      // Whom it is about stands in the case: in the log it is an act of the one who reports.
      subject: report.reporter ?? snapshot.affected,
      target: found,
    });
    return added;
  }
}
