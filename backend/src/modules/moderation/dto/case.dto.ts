// Cases as moderators see them, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ROLES, type Role } from '../../../kernel/role.js';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { IfGiven, IsUuid } from '../../../platform/http/validation/fields.js';
import {
  CASE_STATES,
  type CaseState,
  MEASURES,
  type Measure,
  REPORT_CATEGORIES,
  REPORT_SOURCES,
  type ReportCategory,
  type ReportSource,
} from '../domain/case.js';
import { ReportTarget } from './report.dto.js';

const MOMENT = { type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' } as const;
export const CASE_VIEWS = ['open', 'done'] as const;
export type CaseView = (typeof CASE_VIEWS)[number];

export class CasesQuery extends PageQuery {
  /** `open`: those that wait for a decision, urgent and oldest first. `done`: those that are decided, latest first. */
  @ApiProperty({ enum: CASE_VIEWS, default: 'open', required: false })
  @IsOptional()
  @IsIn(CASE_VIEWS)
  view: CaseView = 'open';

  /** Only cases whose decision affects this account. */
  @ApiProperty({ format: 'uuid', required: false })
  @IfGiven()
  @IsUuid()
  affected?: string;
}

/** An account of a case. */
export class CaseParty {
  @ApiProperty({ format: 'uuid', example: '6f1f7c21-7c55-4a54-8c0e-2f0d1c9a9f8f' })
  uuid: string;
  @ApiProperty({ example: 'Robin Vance', description: 'Empty once the account is closed.' })
  name: string;
  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;
}

export class CaseSummary {
  @ApiProperty({ format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' })
  uuid: string;
  @ApiProperty({ type: ReportTarget })
  target: ReportTarget;
  /** What it was called when it was reported first. */
  @ApiProperty({ example: 'Clockwork Heron' })
  title: string;
  @ApiProperty({ enum: CASE_STATES, enumName: 'CaseState', example: 'OPEN' })
  state: CaseState;
  /** Whether somebody may be in danger. */
  @ApiProperty({ example: false })
  isUrgent: boolean;
  @ApiProperty({ enum: REPORT_CATEGORIES, enumName: 'ReportCategory', isArray: true })
  categories: ReportCategory[];
  @ApiProperty({ type: 'integer', example: 1 })
  reports: number;
  /** Whom a decision affects. */
  @ApiProperty({ type: CaseParty })
  affected: CaseParty;
  @ApiProperty(MOMENT)
  openedAt: string;
  /** Since when it is in its state. */
  @ApiProperty(MOMENT)
  waitingSince: string;
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}

export class CaseNotice {
  @ApiProperty({ format: 'uuid', example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  uuid: string;
  /** Null once the account is erased. */
  @ApiProperty({ type: CaseParty, nullable: true })
  reporter: CaseParty | null;
  /** Of a hint: the account that may be the same person's. */
  @ApiProperty({ type: CaseParty, nullable: true, example: null })
  linked: CaseParty | null;
  @ApiProperty({ enum: REPORT_SOURCES, enumName: 'ReportSource', example: 'MEMBER' })
  source: ReportSource;
  @ApiProperty({ enum: REPORT_CATEGORIES, enumName: 'ReportCategory' })
  category: ReportCategory;
  @ApiProperty({ type: 'string', nullable: true, example: 'The back is too dark.' })
  text: string | null;
  @ApiProperty(MOMENT)
  reportedAt: string;
}

export class CaseDecision {
  @ApiProperty({ format: 'uuid', example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  uuid: string;
  @ApiProperty({ enum: MEASURES, enumName: 'ModerationMeasure', example: 'WARN' })
  measure: Measure;
  /** Of a suspension; null for good. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  days: number | null;
  @ApiProperty({ example: 'The description says “near mint”; the photos show creases.' })
  reason: string;
  @ApiProperty({ type: CaseParty, nullable: true })
  moderator: CaseParty | null;
  @ApiProperty(MOMENT)
  decidedAt: string;
  @ApiProperty({ type: 'string', nullable: true, example: null })
  complaint: string | null;
  @ApiProperty({ ...MOMENT, nullable: true })
  complainedAt: string | null;
}

export class CaseDto extends CaseSummary {
  /** What it said when it was reported first. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Never played.' })
  text: string | null;
  /** What else was known of it then. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { condition: 'NEAR_MINT' },
  })
  facts: Readonly<Record<string, string>>;
  /** At most 100, the latest first. */
  @ApiProperty({ type: [CaseNotice] })
  notices: CaseNotice[];
  @ApiProperty({ type: [CaseDecision] })
  decisions: CaseDecision[];
  /** Earlier decisions about the same account that took a measure. */
  @ApiProperty({ type: 'integer', example: 0 })
  measuresBefore: number;
  /** Other cases about the same account that wait: at most 100 are counted. */
  @ApiProperty({ type: 'integer', example: 0 })
  otherOpenCases: number;
  @ApiProperty({ description: 'Whether it can be hidden.', example: true })
  mayHide: boolean;
  /** Whether the caller may decide it: not while they are part of it, nor a complaint about their own decision. */
  @ApiProperty({ example: true })
  mayDecide: boolean;
}
