// Messages between the two of an offer, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { required } from '../../../platform/http/validation/field-problems.js';
import { IsUuid, Paragraphs, Visible } from '../../../platform/http/validation/fields.js';
import { MAX_MESSAGE } from '../domain/thread.js';

const UUID = { format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' } as const;
const MOMENT = { format: 'date-time', example: '2027-03-12T18:00:00.000Z' } as const;

export const MESSAGE_GONE = ['REMOVED', 'HIDDEN'] as const;

/** A message of one of the two. */
export class MessageDto {
  @ApiProperty(UUID)
  uuid: string;
  /** The account that wrote it. */
  @ApiProperty(UUID)
  author: string;
  @ApiProperty({
    ...{ type: 'string', nullable: true, maxLength: MAX_MESSAGE, example: 'I’ll be at the counter at six.' },
    description: 'Plain text; null where it is gone.',
  })
  text: string | null;
  @ApiProperty({
    ...{ enum: [...MESSAGE_GONE, null], type: 'string', nullable: true, example: null },
    description: 'Why the text is gone: its author has closed the account, or a moderator has hidden it.',
  })
  gone: (typeof MESSAGE_GONE)[number] | null;
  @ApiProperty(MOMENT)
  sentAt: string;
}

/** The messages of an offer and of its deal, as one of the two has them. */
export class ThreadDto {
  /** Whether its messages make no notifications for the caller. */
  @ApiProperty({ example: false })
  isMuted: boolean;
  /** How many messages of the other one the caller has not read. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  unread: number;
  /** Whether the caller can write now. */
  @ApiProperty({ example: true })
  isWritable: boolean;
  @ApiProperty({
    ...{ ...MOMENT, type: 'string', nullable: true, example: null },
    description: 'From when on nobody can write; null while the offer is open or its deal is live.',
  })
  closesAt: string | null;
}

/** A message to the other one. */
export class WriteMessage {
  /** Plain text. */
  @ApiProperty({ minLength: 1, maxLength: MAX_MESSAGE, example: 'I’ll be at the counter at six.' })
  @Visible(required)
  @Paragraphs(MAX_MESSAGE, 1)
  text: string;
}

/** How far the caller has read. */
export class MarkMessagesRead {
  /** The latest message that was shown: later ones stay unread. */
  @ApiProperty(UUID)
  @IsUuid()
  message: string;
}

/** Whether the caller is notified. */
export class MuteMessages {
  @ApiProperty({ example: true })
  @IsBoolean()
  isMuted: boolean;
}
