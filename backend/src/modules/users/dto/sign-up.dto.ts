// What it takes to sign up, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { ROLES, type Role } from '../../../kernel/role.js';
import { allRequired } from '../../../platform/http/validation/field-problems.js';
import { Line, Visible } from '../../../platform/http/validation/fields.js';
import { VerificationToken } from '../../../platform/turnstile/verification-token.js';
import { EmailAddress, NewPassword, PhoneNumber, SHORT_PASSWORD } from './account-fields.js';

/** What it takes to sign up. */
export class SignUp {
  @ApiProperty({ minLength: 1, maxLength: 80, example: 'Robin Alvarez' })
  @Line(80, 1)
  @Visible(allRequired)
  @IsNotEmpty(allRequired)
  name: string;
  @EmailAddress(allRequired)
  email: string;
  @NewPassword(allRequired, SHORT_PASSWORD)
  password: string;
  /** The same password, repeated. */
  @ApiProperty({ format: 'password', example: 'four copies of a card' })
  @IsString({ message: '$property must be text' })
  @IsNotEmpty(allRequired)
  confirmPassword: string;
  @IsOptional()
  @PhoneNumber()
  phoneNumber?: string;
  @ApiProperty({ required: false, maxLength: 300, example: '1814 W Division Street, Chicago, IL 60622' })
  @IsOptional()
  @Line(300)
  address?: string;
  /** USER is a player (Personal), STORE a local store (Business). */
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'USER' })
  @IsIn(ROLES, { message: 'role must be USER or STORE' })
  role: Role;
  /** Accepted but ignored: the server decides. */
  @ApiProperty({ required: false, example: true })
  @IsOptional()
  @IsBoolean()
  enabled?: boolean;
  /** Accepted but ignored: the server decides. */
  @ApiProperty({ required: false, example: false })
  @IsOptional()
  @IsBoolean()
  emailVerified?: boolean;
  @VerificationToken()
  turnstileToken?: string;
}
