// What it takes to change one's password, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { fieldProblem } from '../../../platform/http/validation/field-problems.js';
import { PASSWORD_LENGTH } from '../domain/password.js';
import { NewPassword } from './account-fields.js';

const REQUIRED = fieldProblem('users.passwords-required', 'Please fill out all password fields.');
const SHORT = fieldProblem(
  'users.new-password-too-short',
  `New password must be at least ${PASSWORD_LENGTH.min} characters long.`,
  { min: PASSWORD_LENGTH.min },
);
const { max } = PASSWORD_LENGTH;

/** What it takes to change one's password. */
export class ChangePassword {
  @ApiProperty({ format: 'password', maxLength: max, example: 'four copies of a card' })
  @IsString({ message: 'currentPassword must be text' })
  @MaxLength(max, { message: 'currentPassword must be at most $constraint1 characters' })
  @IsNotEmpty(REQUIRED)
  currentPassword: string;
  @NewPassword(REQUIRED, SHORT)
  newPassword: string;
}
