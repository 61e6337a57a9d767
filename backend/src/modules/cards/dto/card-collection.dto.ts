// Cards that were asked for by name or number on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Card } from './card.dto.js';

/** The cards that were asked for, in that order, and what named none. */
export class CardCollection {
  @ApiProperty({ enum: ['list'], example: 'list' })
  object: 'list';
  /** The identifiers that no card has, as they were sent: with whatever else was in them. */
  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    example: [{ name: 'Lantern Wardn' }],
  })
  not_found: Record<string, unknown>[];
  data: Card[];
}
