// Which deals a caller lists.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { IfGiven, Words } from '../../../platform/http/validation/fields.js';

const VIEWS = ['live', 'past'] as const;

export class DealsQuery extends PageQuery {
  /** Deals that go on, or those that have ended. */
  @ApiProperty({ enum: VIEWS, default: 'live', example: 'live', required: false })
  @IfGiven()
  @IsIn(VIEWS)
  view: (typeof VIEWS)[number] = 'live';
}

export const QUEUE_PARTS = ['to-pull', 'ready', 'due-today', 'late', 'all'] as const;
export type QueuePart = (typeof QUEUE_PARTS)[number];

export class QueueQuery extends PageQuery {
  /** What is yet to be put aside, what is ready, what is due today in the zone of the store (until 06:00 of the next day), what is past its time, or all of it. */
  @ApiProperty({ enum: QUEUE_PARTS, default: 'to-pull', example: 'to-pull', required: false })
  @IfGiven()
  @IsIn(QUEUE_PARTS)
  part: QueuePart = 'to-pull';

  /**
   * Matches the name of the other party or of a card.
   * @example "lee lantern"
   */
  @IsOptional()
  @Words(100)
  q?: string;
}
