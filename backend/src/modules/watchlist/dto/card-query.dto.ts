// The card that a call about a watchlist means.
import { ApiProperty } from '@nestjs/swagger';
import { IsUuid } from '../../../platform/http/validation/fields.js';

/** Which card. */
export class WatchedCardQuery {
  @ApiProperty({ format: 'uuid', example: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10' })
  @IsUuid()
  cardId: string;
}
