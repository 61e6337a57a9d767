// What moderators decide, and what whom it affects says to that, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { required } from '../../../platform/http/validation/field-problems.js';
import { IfGiven, Paragraphs, Visible } from '../../../platform/http/validation/fields.js';
import { MAX_REASON, MAX_REPORT_TEXT, MAX_SUSPENSION_DAYS, MEASURES, type Measure } from '../domain/case.js';

/** Of a complaint, DISMISS reverses what was decided; any other measure takes its place. */
export class DecideCase {
  @ApiProperty({ enum: MEASURES, enumName: 'ModerationMeasure', example: 'SUSPEND' })
  @IsIn(MEASURES)
  measure: Measure;
  /** Of a suspension: for how many days. Without it, it is for good. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_SUSPENSION_DAYS, required: false, example: 14 })
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(MAX_SUSPENSION_DAYS)
  days?: number;
  /** Which rule was broken, and by what. Whom it affects reads it. */
  @ApiProperty({
    minLength: 1,
    maxLength: MAX_REASON,
    example: 'The photos show a proxy. Proxies may not be sold as real cards.',
  })
  @Visible(required)
  @Paragraphs(MAX_REASON, 1)
  reason: string;
}

/** What is wrong with a decision. */
export class Complain {
  @ApiProperty({
    minLength: 1,
    maxLength: MAX_REPORT_TEXT,
    example: 'The card is real; here is its history.',
  })
  @Visible(required)
  @Paragraphs(MAX_REPORT_TEXT, 1)
  text: string;
}
