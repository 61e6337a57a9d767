// An account on the wire, as every member sees it.
import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../kernel/role.js';
import { StoreDto } from './store.dto.js';

/** A player's or store's public profile. What they hide or left empty is null; so is the address of every player. */
export class ProfileDto extends StoreDto {
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'STORE' })
  role: Role;
}
