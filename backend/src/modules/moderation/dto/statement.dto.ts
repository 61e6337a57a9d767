// What was decided about the caller, and whether the caller moderates, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { MEASURES, type Measure } from '../domain/case.js';
import { ReportTarget } from './report.dto.js';

const MOMENT = { type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' } as const;

/** The reasons of a decision that affects the caller. It came of what members reported, and a person decided it. */
export class DecisionStatement {
  @ApiProperty({ format: 'uuid', example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  uuid: string;
  @ApiProperty({ type: ReportTarget })
  target: ReportTarget;
  @ApiProperty({ example: 'Clockwork Heron' })
  title: string;
  @ApiProperty({ enum: MEASURES, enumName: 'ModerationMeasure', example: 'HIDE' })
  measure: Measure;
  /** Of a suspension: when it ends; null for good. */
  @ApiProperty({ ...MOMENT, nullable: true })
  until: string | null;
  @ApiProperty({ example: 'The photos show a proxy. Proxies may not be sold as real cards.' })
  reason: string;
  @ApiProperty(MOMENT)
  decidedAt: string;
  /** Until when the caller may complain; null once they have, or if this is about their complaint. */
  @ApiProperty({ ...MOMENT, nullable: true })
  complainUntil: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: null })
  complaint: string | null;
  @ApiProperty({ ...MOMENT, nullable: true })
  complainedAt: string | null;
}

export class SuspensionDto {
  @ApiProperty(MOMENT)
  since: string;
  /** Null for good. */
  @ApiProperty({ ...MOMENT, nullable: true })
  until: string | null;
}

/** What the caller may do. */
export class ModerationStanding {
  @ApiProperty({ example: false })
  isModerator: boolean;
  /** Of a moderator: how many cases wait, counted up to 100. */
  @ApiProperty({ type: 'integer', example: 0 })
  openCases: number;
  @ApiProperty({ type: SuspensionDto, nullable: true })
  suspension: SuspensionDto | null;
}
