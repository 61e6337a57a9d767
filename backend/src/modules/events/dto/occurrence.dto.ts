// Which date of which series an event is, on the wire.
import { ApiProperty } from '@nestjs/swagger';

/** An event of a series. */
export class OccurrenceDto {
  /** The id of the series. */
  @ApiProperty({ format: 'uuid', example: '5c1f0f7e-3a55-4a6f-8a0f-0a7d6a3b9c21' })
  uuid: string;
  /** The date that the series has it on, by the clock of its place. It stays when this event alone is moved. */
  @ApiProperty({ format: 'date', example: '2026-03-13' })
  date: string;
  /**
   * Whether this event alone was changed.
   * @example false
   */
  isChanged: boolean;
  /** When the next events of the series start: up to three. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'date-time' },
    maxItems: 3,
    example: ['2026-03-21T00:30:00.000Z'],
  })
  next: string[];
}
