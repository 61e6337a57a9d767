// How many go to an event, on the wire: counts alone, never names.
import { ApiProperty } from '@nestjs/swagger';

/** How many go to an event. */
export class AttendanceCounts {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 16,
    description: 'How many it takes; null for everybody.',
  })
  capacity: number | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 6,
    description: 'How many it needs to take place; null where that doesn’t matter.',
  })
  leastPlayers: number | null;
  /** How many go. */
  @ApiProperty({ type: 'integer', example: 4 })
  going: number;
  /** How many are interested, and have no place. */
  @ApiProperty({ type: 'integer', example: 9 })
  interested: number;
  /** How many are on the waiting list, with those who are offered a place. */
  @ApiProperty({ type: 'integer', example: 0 })
  waiting: number;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 12,
    description: 'How many places are left for others; null where it takes everybody.',
  })
  freePlaces: number | null;
}
