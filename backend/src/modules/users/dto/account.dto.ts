// An account with its settings on the wire, as its owner sees it.
import { ApiProperty } from '@nestjs/swagger';
import { UserDto } from './user.dto.js';

/** An account with its settings, as its owner sees it. */
export class Account extends UserDto {
  /** Only stores have one; null until it is told. */
  @ApiProperty({ type: 'string', nullable: true, example: 'https://gilded-goblet.example' })
  website: string | null;
  /** Whether other members see the e-mail address. */
  @ApiProperty({ example: true })
  emailVisible: boolean;
  /** Whether other members see the phone number. */
  @ApiProperty({ example: true })
  phoneVisible: boolean;
  /** One more with each change of these settings; in quotes it is the ETag, for If-Match. */
  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}
