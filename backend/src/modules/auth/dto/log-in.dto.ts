// What it takes to log in, and what comes back, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { fieldProblem } from '../../../platform/http/validation/field-problems.js';
import { Line } from '../../../platform/http/validation/fields.js';
import { VerificationToken } from '../../../platform/turnstile/verification-token.js';
import { UserDto } from '../../users/index.js';

const REQUIRED = fieldProblem('auth.credentials-required', 'Email and password are required.');

/** What it takes to log in. */
export class LogIn {
  @ApiProperty({ maxLength: 254, example: 'player@playset.example' })
  @Line(254)
  @IsNotEmpty(REQUIRED)
  email: string;
  @ApiProperty({ format: 'password', maxLength: 256, example: 'playset-demo' })
  @MaxLength(256, { message: 'password must be at most $constraint1 characters' })
  @IsString({ message: 'password must be text' })
  @IsNotEmpty(REQUIRED)
  password: string;
  @VerificationToken()
  turnstileToken?: string;
}

/** Somebody who is logged in. The refresh token comes as a cookie. */
export class LoggedIn {
  /** An access token, valid for 15 minutes. Send it as `Authorization: Bearer …`. */
  @ApiProperty({ example: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJyb2xlIjoiVVNFUiJ9.c2lnbmF0dXJl' })
  accessToken: string;
  user: UserDto;
}
