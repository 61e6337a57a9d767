// Keeps cases, the reports about them and what was decided.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type {
  CaseState,
  Hint,
  Measure,
  ReportCategory,
  ReportSource,
  Snapshot,
  Target,
  TargetKind,
} from '../domain/case.js';
import {
  ADD_DECISION,
  ADD_HINT,
  ADD_REPORT,
  CASE_FOR_CHANGE,
  COMPLAIN,
  DECISION_OF,
  FIND_CASE,
  HAS_REPORTED,
  IS_HIDDEN,
  IS_PART_OF,
  LAST_DECISION,
  OPEN_CASE,
  REPORTERS,
  SAME_PERSON,
  SAVE_STATE,
  SUSPENSIONS_OF,
} from './case.statements.js';
import { TARGETS } from './targets.statements.js';

/** A case as it is kept. */
export interface CaseRow {
  readonly uuid: string;
  readonly kind: TargetKind;
  readonly target: string;
  readonly affected: string;
  readonly title: string;
  readonly state: CaseState;
  readonly version: number;
}

export interface NewReport {
  readonly reporter: string;
  readonly source: ReportSource;
  readonly category: ReportCategory;
  readonly text: string | null;
}

export interface DecisionRow {
  readonly uuid: string;
  readonly case: string;
  readonly moderator: string;
  readonly measure: Measure;
  readonly decidedAt: Date;
  readonly complainedAt: Date | null;
}

export interface NewDecision {
  readonly moderator: string;
  readonly measure: Measure;
  readonly days: number | null;
  readonly reason: string;
  readonly decidedAt: Date;
}

@Injectable()
export class CaseRepository {
  constructor(private readonly sql: Sql) {}

  /** What is reported as it is now; undefined where it is not there for the one who reports it. */
  snapshot({ kind, id }: Target, reporter: string): Promise<Snapshot | undefined> {
    return this.sql.row<Snapshot & object>(TARGETS[kind], [id, reporter]);
  }

  /** The open case about something, opened if there is none; it is counted as reported once more unless `isRepeated`. */
  async openFor(
    { kind, id }: Target,
    { affected, title, text, facts }: Snapshot,
    urgency: number,
    now: Date,
    erasedAt: Date | null = null,
  ): Promise<string> {
    const what = [randomUUID(), kind, id, affected, title, text, JSON.stringify(facts)];
    const values = [...what, urgency, now, erasedAt];
    return (await this.sql.one<{ uuid: string }>(OPEN_CASE, values)).uuid;
  }

  /** Adds a report to a case; a second one of the same account replaces the first. */
  addReport(
    uuid: string,
    { reporter, source, category, text }: NewReport,
    now: Date,
  ): Promise<{ readonly uuid: string; readonly isRepeated: boolean }> {
    return this.sql.one(ADD_REPORT, [randomUUID(), uuid, reporter, source, category, text, now]);
  }

  /** What hints that two accounts are one person's; undefined for nothing, and where a case knows of the two already. */
  async hintOf(one: string, other: string): Promise<Hint | undefined> {
    return (await this.sql.row<{ hint: Hint | null }>(SAME_PERSON, [one, other]))?.hint ?? undefined;
  }

  /** Adds to a case that whom it affects may be the same person as another account. */
  async addHint(uuid: string, hint: Hint, linked: string, now: Date): Promise<void> {
    await this.sql.rows(ADD_HINT, [randomUUID(), uuid, hint, linked, now]);
  }

  find(uuid: string): Promise<CaseRow | undefined> {
    return this.sql.row<CaseRow & object>(FIND_CASE, [uuid]);
  }

  /** A case that nobody else changes until the transaction ends. */
  async forChange(uuid: string): Promise<CaseRow | undefined> {
    return (await this.sql.rowsForChange<CaseRow & object>(CASE_FOR_CHANGE, [uuid]))[0];
  }

  /** Those who reported it and have an account. */
  async reporters(uuid: string): Promise<readonly string[]> {
    return (await this.sql.rows<{ reporter: string }>(REPORTERS, [uuid])).map(({ reporter }) => reporter);
  }

  /** Whether an account is part of a case, so that others decide it. */
  async isPart(account: string, uuid: string): Promise<boolean> {
    return (await this.sql.one<{ isPart: boolean }>(IS_PART_OF, [uuid, account])).isPart;
  }

  /** Whether an account has reported something of another one, in whatever case. */
  async hasReported(reporter: string, about: string): Promise<boolean> {
    return (await this.sql.one<{ has: boolean }>(HAS_REPORTED, [reporter, about])).has;
  }

  lastDecision(uuid: string): Promise<DecisionRow | undefined> {
    return this.sql.row<DecisionRow & object>(LAST_DECISION, [uuid]);
  }

  /** The suspensions of an account that its cases were last decided with, those that are over, too. */
  suspensionsOf(account: string): Promise<readonly Pick<NewDecision, 'days' | 'decidedAt'>[]> {
    return this.sql.rows(SUSPENSIONS_OF, [account]);
  }

  /** Whether a case about the same hides it by its last decision. */
  async isHidden({
    affected,
    kind,
    target,
  }: Pick<CaseRow, 'affected' | 'kind' | 'target'>): Promise<boolean> {
    return (await this.sql.one<{ isHidden: boolean }>(IS_HIDDEN, [affected, kind, target])).isHidden;
  }

  /** A decision that affects an account. */
  decisionOf(account: string, decision: string): Promise<DecisionRow | undefined> {
    return this.sql.row<DecisionRow & object>(DECISION_OF, [account, decision]);
  }

  async addDecision({ uuid, affected }: CaseRow, made: NewDecision): Promise<string> {
    const decision = randomUUID();
    const { moderator, measure, days, reason, decidedAt } = made;
    await this.sql.rows(ADD_DECISION, [
      decision,
      uuid,
      affected,
      moderator,
      measure,
      days,
      reason,
      decidedAt,
    ]);
    return decision;
  }

  async complain(decision: string, text: string, now: Date): Promise<void> {
    await this.sql.rows(COMPLAIN, [decision, text, now]);
  }

  /** The case is in another state from now on. */
  async become(uuid: string, state: CaseState, now: Date): Promise<void> {
    await this.sql.rows(SAVE_STATE, [uuid, state, now]);
  }
}
