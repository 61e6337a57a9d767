// The stores that an account follows, on the wire.
import { ApiProperty } from '@nestjs/swagger';

/** A store that the caller follows. */
export class FollowedStoreDto {
  @ApiProperty({ format: 'uuid', example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  uuid: string;
  /** @example "The Gilded Goblet" */
  name: string;
  @ApiProperty({ type: 'string', nullable: true, example: '1814 W Division Street, Chicago, IL 60622' })
  address: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2027-03-01T10:00:00.000Z' })
  followedAt: string;
}

/** Whether the caller follows a store. */
export class FollowsStore {
  /** @example true */
  follows: boolean;
}
