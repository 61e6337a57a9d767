// Cards that were asked for by name or number on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { Card } from './card.dto.js';

/** The cards that were asked for, in that order, and what named none. */
export class CardCollection {
  @ApiProperty({ enum: ['list'], example: 'list' })
  object: 'list';
  /** The identifiers without a match, exactly as sent. */
  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    example: [{ name: 'Lantern Wardn' }],
  })
  not_found: Record<string, unknown>[];
  data: Card[];
}
