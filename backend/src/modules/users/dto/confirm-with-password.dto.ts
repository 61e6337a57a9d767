// What it takes to close or erase one's account, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { PASSWORD_LENGTH } from '../domain/password.js';
import { PASSWORD_REQUIRED } from './account-fields.js';

/** The current password: what it takes to close or erase one's account. */
export class ConfirmWithPassword {
  @ApiProperty({ format: 'password', maxLength: PASSWORD_LENGTH.max, example: 'four copies of a card' })
  @IsString({ message: 'password must be text' })
  @MaxLength(PASSWORD_LENGTH.max, { message: 'password must be at most $constraint1 characters' })
  @IsNotEmpty(PASSWORD_REQUIRED)
  password: string;
}
