// What it takes to sign up, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { ROLES, type Role } from '../../../kernel/role.js';
import { Line, Visible } from '../../../platform/http/validation/fields.js';
import { VerificationToken } from '../../../platform/turnstile/verification-token.js';
import { EmailAddress, NewPassword, PhoneNumber } from './account-fields.js';

const REQUIRED = 'All fields are required.';

/** What it takes to sign up. */
export class SignUp {
  @ApiProperty({ minLength: 1, maxLength: 80, example: 'Robin Alvarez' })
  @Line(80, 1)
  @Visible(REQUIRED)
  @IsNotEmpty({ message: REQUIRED })
  name: string;
  @EmailAddress(REQUIRED)
  email: string;
  @NewPassword(REQUIRED, 'Password must be at least 8 characters.')
  password: string;
  /** The same password again. */
  @ApiProperty({ format: 'password', example: 'four copies of a card' })
  @IsString({ message: '$property must be text' })
  @IsNotEmpty({ message: REQUIRED })
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
  /** Accepted and ignored: the server decides. */
  @ApiProperty({ required: false, example: true })
  @IsOptional()
  @IsBoolean()
  enabled?: boolean;
  /** Accepted and ignored: the server decides. */
  @ApiProperty({ required: false, example: false })
  @IsOptional()
  @IsBoolean()
  emailVerified?: boolean;
  @VerificationToken()
  turnstileToken?: string;
}
