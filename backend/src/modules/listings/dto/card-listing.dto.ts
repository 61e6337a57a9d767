// A listing of a card together with its lister, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../kernel/role.js';
import { ApiDistance, DistanceDto } from '../../places/index.js';
import { ListingDto } from './listing.dto.js';

/** A listing with what a buyer needs to find the lister. Hidden contact details are null. */
export class CardListing extends ListingDto {
  /**
   * The lister's name.
   * @example "The Gilded Goblet"
   */
  name: string;
  @ApiProperty({ type: 'string', nullable: true, example: 'store@playset.example' })
  email: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: '+1 (312) 555-0142' })
  phoneNumber: string | null;
  /** A store's address; null for a player, whose address is never shown. */
  @ApiProperty({ type: 'string', nullable: true, example: '12 Canal Street, Chicago' })
  address: string | null;
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'STORE' })
  role: Role;
  @ApiDistance()
  distance: DistanceDto | null;
}
