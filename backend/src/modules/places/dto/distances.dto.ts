// Distances of accounts and of stores on the wire, for the lists of users, which know no places.
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import { AreUuids } from '../../../platform/http/validation/fields.js';
import { StoreDto } from '../../users/index.js';
import { ApiDistance, DistanceDto } from './distance.dto.js';

const MAX_ACCOUNTS = 100;

/** The accounts whose distances are asked for. */
export class DistancesQuery {
  /**
   * The IDs of the accounts, comma-separated.
   * @example ["7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11"]
   */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: 1,
    maxItems: MAX_ACCOUNTS,
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ACCOUNTS)
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',') : value))
  @AreUuids('accounts must be UUIDs with commas between them')
  accounts: string[];
}

/** How far away an account is. */
export class AccountDistance {
  @ApiProperty({ format: 'uuid', example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  account: string;
  distance: DistanceDto;
}

/** A local store, and how far away it is. */
export class StoreWithDistance extends StoreDto {
  @ApiDistance()
  distance: DistanceDto | null;
}
