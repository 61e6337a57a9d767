// What it takes to change one's password, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { PASSWORD_LENGTH } from '../domain/password.js';
import { NewPassword } from './account-fields.js';

const REQUIRED = 'Please fill out all password fields.';
const { max } = PASSWORD_LENGTH;

/** What it takes to change one's password. */
export class ChangePassword {
  @ApiProperty({ format: 'password', maxLength: max, example: 'four copies of a card' })
  @IsString({ message: 'currentPassword must be text' })
  @MaxLength(max, { message: 'currentPassword must be at most $constraint1 characters' })
  @IsNotEmpty({ message: REQUIRED })
  currentPassword: string;
  @NewPassword(REQUIRED, 'New password must be at least 8 characters long.')
  newPassword: string;
}
