// The reads of moderation: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import { FIRST_UUID, FROM_THE_LATEST, keyOf } from '../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import type { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { Suspensions } from '../users/index.js';
import { caseNotFound, ownCase } from './domain/moderation.errors.js';
import type { CaseDto, CaseSummary, CasesQuery } from './dto/case.dto.js';
import type { DecisionStatement, ModerationStanding } from './dto/statement.dto.js';
import { Measures } from './measures.js';
import {
  COUNT_OPEN,
  DONE_CASES,
  DONE_CASES_ABOUT,
  ONE_CASE,
  OPEN_CASES,
  OPEN_CASES_ABOUT,
  STATEMENTS,
} from './moderation.statements.js';
import { ModeratorsService } from './moderators.service.js';

/** Before every case: none is so urgent. */
const FIRST = [-1, '-infinity', FIRST_UUID] as const;

@Injectable()
export class ModerationQueries {
  constructor(
    private readonly sql: Sql,
    private readonly moderators: ModeratorsService,
    private readonly suspensions: Suspensions,
    private readonly measures: Measures,
  ) {}

  /** Cases that wait, or that are decided, about everybody or one account; none about the moderator who asks. */
  async cases(moderator: string, { view, affected, limit, after }: CasesQuery): Promise<Page<CaseSummary>> {
    const about = affected === undefined ? [] : [affected];
    if (view === 'done') {
      const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
      const statement = affected === undefined ? DONE_CASES : DONE_CASES_ABOUT;
      return writtenPage(await this.sql.one<PageRow>(statement, [limit, ...start, moderator, ...about]));
    }
    const start = after ? keyOf(after, 'number', 'moment', 'uuid') : FIRST;
    const statement = affected === undefined ? OPEN_CASES : OPEN_CASES_ABOUT;
    return writtenPage(await this.sql.one<PageRow>(statement, [limit, ...start, moderator, ...about]));
  }

  /** A case as this moderator sees it. Throws `moderation.case-not-found`, and `moderation.own-case` for one about themselves. */
  async one(moderator: string, uuid: string): Promise<CaseDto> {
    const found = await this.sql.row<Omit<CaseDto, 'mayHide'> & object>(ONE_CASE, [uuid, moderator]);
    if (!found) throw caseNotFound();
    if (found.affected.uuid === moderator) throw ownCase();
    return { ...found, mayHide: await this.measures.mayHide(found.target) };
  }

  /** What was decided about an account, latest first. */
  async statements(account: string, { limit, after }: PageQuery): Promise<Page<DecisionStatement>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    return writtenPage(await this.sql.one<PageRow>(STATEMENTS, [account, limit, ...start]));
  }

  /** Whether an account moderates, and whether it is suspended. */
  async standing(account: string): Promise<ModerationStanding> {
    const isModerator = await this.moderators.isModerator(account);
    const openCases = isModerator ? (await this.sql.one<{ count: number }>(COUNT_OPEN, [account])).count : 0;
    const suspension = await this.suspensions.of(account);
    return {
      isModerator,
      openCases,
      suspension: suspension && {
        since: suspension.at.toISOString(),
        until: suspension.until?.toISOString() ?? null,
      },
    };
  }
}
