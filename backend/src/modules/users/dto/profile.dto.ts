// An account on the wire, as every member sees it.
import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../kernel/role.js';
import { StoreDto } from './store.dto.js';

/** A player or a store, as others see them. What they hide or have not told is null; so is the address of every player. */
export class ProfileDto extends StoreDto {
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'STORE' })
  role: Role;
}
