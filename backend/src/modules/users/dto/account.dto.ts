// An account with its settings on the wire, as its owner sees it.
import { ApiProperty } from '@nestjs/swagger';
import { UserDto } from './user.dto.js';

/** An account with its settings, as its owner sees it. */
export class Account extends UserDto {
  /** Stores only; null until set. */
  @ApiProperty({ type: 'string', nullable: true, example: 'https://gilded-goblet.example' })
  website: string | null;
  /** Whether others can see the email address. */
  @ApiProperty({ example: true })
  emailVisible: boolean;
  /** Whether others can see the phone number. */
  @ApiProperty({ example: true })
  phoneVisible: boolean;
  /** Incremented with each change to these settings; quoted, it is the ETag for If-Match. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}
