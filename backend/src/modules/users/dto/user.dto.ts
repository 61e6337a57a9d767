// An account on the wire, as its owner sees it.
import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../kernel/role.js';

/** An account, as its owner sees it. */
export class UserDto {
  @ApiProperty({ format: 'uuid', example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  uuid: string;
  /** @example "Robin Alvarez" */
  name: string;
  @ApiProperty({ format: 'email', example: 'robin@example.com' })
  email: string;
  /**
   * Empty until set.
   * @example "+1 (312) 555-0103"
   */
  phoneNumber: string;
  /**
   * Empty until set.
   * @example "1814 W Division Street, Chicago, IL 60622"
   */
  address: string;
  /** USER is a player, STORE a local store. */
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'USER' })
  role: Role;
}
