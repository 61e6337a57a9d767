// An account that somebody has blocked, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '../../../kernel/role.js';

export class BlockedAccount {
  @ApiProperty({ format: 'uuid', example: '6f1f7c21-7c55-4a54-8c0e-2f0d1c9a9f8f' })
  account: string;
  @ApiProperty({ example: 'Robin Vance', description: 'Empty once the account is closed.' })
  name: string;
  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  blockedAt: string;
}
