// A report on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsIn, IsObject, ValidateNested } from 'class-validator';
import { required } from '../../../platform/http/validation/field-problems.js';
import { IfGiven, IsUuid, Paragraphs, Visible } from '../../../platform/http/validation/fields.js';
import {
  MAX_REPORT_TEXT,
  REPORT_CATEGORIES,
  type ReportCategory,
  TARGET_KINDS,
  type TargetKind,
} from '../domain/case.js';

/** What is reported. */
export class ReportTarget {
  @ApiProperty({ enum: TARGET_KINDS, enumName: 'ReportTargetKind', example: 'LISTING' })
  @IsIn(TARGET_KINDS)
  kind: TargetKind;
  /** Of a profile, the account. */
  @ApiProperty({ format: 'uuid', example: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01' })
  @IsUuid()
  id: string;
}

/** What the caller says is against the rules. */
export class SendReport {
  @ApiProperty({ type: ReportTarget })
  @IsDefined(required)
  @IsObject()
  @ValidateNested()
  @Type(() => ReportTarget)
  target: ReportTarget;
  @ApiProperty({ enum: REPORT_CATEGORIES, enumName: 'ReportCategory', example: 'COUNTERFEIT' })
  @IsIn(REPORT_CATEGORIES)
  category: ReportCategory;
  /** Moderators read it, nobody else. */
  @ApiProperty({
    minLength: 1,
    maxLength: MAX_REPORT_TEXT,
    required: false,
    example: 'The print is blurred, and the back is too dark.',
  })
  @IfGiven()
  @Visible(required)
  @Paragraphs(MAX_REPORT_TEXT, 1)
  text?: string;
}

/** Confirms that a report was received. */
export class ReportDto {
  @ApiProperty({ format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' })
  uuid: string;
  @ApiProperty({ type: ReportTarget })
  target: ReportTarget;
  @ApiProperty({ enum: REPORT_CATEGORIES, enumName: 'ReportCategory' })
  category: ReportCategory;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  receivedAt: string;
  /** Whether the caller had reported it before, and nobody has decided since: this report replaces that one. */
  @ApiProperty({ example: false })
  isRepeated: boolean;
}
