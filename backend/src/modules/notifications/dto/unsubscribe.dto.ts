// The link in a mail about notifications, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import {
  SUBJECT_TYPES,
  type SubjectType,
  UNSUBSCRIBE_SCOPES,
  type UnsubscribeScope,
} from '../domain/notification-subject.js';

const MAX_TOKEN = 200;

/** What a link can turn off; nothing about whose it is. */
export class UnsubscribeQuery {
  /** The token of the link. */
  @ApiProperty({ maxLength: MAX_TOKEN, example: '9HMaN5Zi2FgXo-ylcX1HcQ.n1SJ7yO3' })
  @MaxLength(MAX_TOKEN)
  token: string;
}

/** Turns mails off by a link. */
export class UnsubscribeRequest extends UnsubscribeQuery {
  @ApiProperty({
    enum: UNSUBSCRIBE_SCOPES,
    required: false,
    example: 'KIND',
    description:
      'How much: mails about what this one is about, of its kind, or all; the narrowest that the link can by default.',
  })
  @IsOptional()
  @IsIn(UNSUBSCRIBE_SCOPES)
  scope?: UnsubscribeScope;
}

/** What a link can turn off. */
export class UnsubscribeChoicesDto {
  @ApiProperty({ enum: UNSUBSCRIBE_SCOPES, isArray: true, example: ['KIND', 'ALL'] })
  scopes: UnsubscribeScope[];
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'LISTING_SOLD',
    description: 'The kind that KIND turns off.',
  })
  kind: string | null;
  @ApiProperty({
    type: 'string',
    enum: SUBJECT_TYPES,
    nullable: true,
    example: null,
    description: 'What SUBJECT is.',
  })
  subject: SubjectType | null;
}
