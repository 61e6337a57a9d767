// The verb of reports: somebody says that something is against the rules. Reports about the same thing are one case.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { accountClosed, isErased, UsersFacade } from '../users/index.js';
import { type ReportCategory, type Snapshot, type Target, urgencyOf } from './domain/case.js';
import { ownTarget, targetNotFound } from './domain/moderation.errors.js';
import type { ReportDto, SendReport } from './dto/report.dto.js';
import { CaseRepository, type NewReport } from './persistence/case.repository.js';
import { Snapshots } from './snapshots.js';

/** What is reported, and whether the account that it is of was erased. */
interface Found {
  readonly snapshot: Snapshot;
  readonly isOfErased: boolean;
}

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
      const found = await this.hold(target, reporter);
      if (found === 'closed') throw accountClosed();
      if (!found) throw targetNotFound();
      const report = { reporter, source: 'MEMBER', category, text: text ?? null } as const;
      const { uuid, isRepeated } = await this.file(target, found, report, now);
      return { uuid, target, category, receivedAt: now.toISOString(), isRepeated };
    });
  }

  /** What another module heard about: nothing is filed of what is gone, or of an account that is closed. */
  async fileIfThere(
    target: Target,
    report: NewReport & { readonly category: ReportCategory },
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const found = await this.hold(target, report.reporter);
      if (found && found !== 'closed') await this.file(target, found, report, this.clock.now());
    });
  }

  /**
   * Holds who reports something, and of whom it is, before they give what is reported: erasing an account would not find a case that is
   * opened in the meantime.
   */
  private async hold(target: Target, reporter: string): Promise<Found | 'closed' | undefined> {
    const seen = await this.snapshots.of(target, reporter);
    const others = [seen?.affected, seen?.named].filter((each) => each !== undefined);
    const people = await this.users.hold([reporter, ...others]);
    if (!(await this.users.lockIfOpen(reporter))) return 'closed';
    const snapshot = seen && (await this.snapshots.of(target, reporter));
    const affected = snapshot && people.get(snapshot.affected);
    return affected && { snapshot, isOfErased: isErased(affected) };
  }

  private async file(target: Target, { snapshot, isOfErased }: Found, report: NewReport, now: Date) {
    if (snapshot.affected === report.reporter) throw ownTarget();
    const urgency = urgencyOf(report.category);
    const found = await this.cases.openFor(target, snapshot, urgency, now, isOfErased ? now : null);
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
