// A session on the wire, as its owner sees it.
import { ApiProperty } from '@nestjs/swagger';

/** One log-in on one device that goes on. */
export class SessionDto {
  @ApiProperty({ format: 'uuid', example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  uuid: string;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'Firefox',
    description: 'The browser or program; null if unknown.',
  })
  browser: string | null;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'Windows',
    description: 'The operating system; null if unknown.',
  })
  system: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  createdAt: string;
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    example: '2026-03-01T10:45:00.000Z',
    description: 'When it last refreshed its access token; at most 15 minutes ago while in use.',
  })
  lastUsedAt: string;
  /** Whether this call came from it. */
  @ApiProperty({ example: true })
  current: boolean;
}
