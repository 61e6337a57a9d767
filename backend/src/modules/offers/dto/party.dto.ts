// One of the two of an offer, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../kernel/role.js';

export class PartyDto {
  @ApiProperty({ format: 'uuid', example: '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11' })
  uuid: string;
  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'Harbor Cards',
    description: 'Null of a closed account.',
  })
  name: string | null;
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'STORE' })
  role: Role;
}
