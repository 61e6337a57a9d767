// A message about a listing and a report of one, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { fieldProblem } from '../../../platform/http/validation/field-problems.js';
import { Paragraphs, Visible } from '../../../platform/http/validation/fields.js';
import { MESSAGE_MAX_LENGTH, REPORT_REASONS, type ReportReason } from '../domain/message.js';

const TEXT_REQUIRED = fieldProblem('listings.message-required', 'Write a message.');

/** What somebody writes to the lister. */
export class SendMessage {
  /** Plain text. URLs arrive as text, not as links. */
  @ApiProperty({
    maxLength: MESSAGE_MAX_LENGTH,
    example: 'Hi! Is it still there? I could come by on Saturday.',
  })
  @Visible(TEXT_REQUIRED)
  @Paragraphs(MESSAGE_MAX_LENGTH, 1)
  text: string;
}

/** A message that is on its way. */
export class SentMessage {
  @ApiProperty({ format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' })
  uuid: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  sentAt: string;
}

/** What its recipient says about a message. */
export class ReportMessage {
  /** The token in the link of the mail. */
  @ApiProperty({
    maxLength: 200,
    example: 'C11fLopDTFOfPm0MP28qEQ.dGhpcyBpcyBub3QgYSBzaWduYXR1cmUgb2YgYW55Ym9keQ',
  })
  @IsString({ message: 'token must be text' })
  @MaxLength(200, { message: 'token must be at most $constraint1 characters' })
  token: string;
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason', example: 'SPAM' })
  @IsIn(REPORT_REASONS)
  reason: ReportReason;
  /** @example "They ask for a payment in advance." */
  @IsOptional()
  @Paragraphs(MESSAGE_MAX_LENGTH)
  note?: string;
  /** True blocks this sender, false unblocks them; if omitted, nothing changes. */
  @IsOptional()
  @IsBoolean()
  block?: boolean;
}

/** What a report has led to. */
export class ReportedMessage {
  /** Whether this message had been reported before. */
  @ApiProperty({ example: false })
  repeated: boolean;
  /** Whether the sender is blocked. */
  @ApiProperty({ example: true })
  blocked: boolean;
}
