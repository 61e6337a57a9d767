// Two-step verification on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { fieldProblem } from '../../../platform/http/validation/field-problems.js';
import { Line } from '../../../platform/http/validation/fields.js';

/** Whether two-step verification is on. */
export class SecondFactorDto {
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: '2026-03-01T10:00:00.000Z',
    description: 'When it was turned on; null while it is off.',
  })
  turnedOnAt: string | null;
  /** The number of unused recovery codes. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 10 })
  recoveryCodesLeft: number;
}

/** What an authenticator app needs. It is shown once, and good for nothing until a code of it was sent. */
export class SecondFactorSetUp {
  /** For typing into the app. */
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
  secret: string;
  /** The same as a URI, to show as a QR code. */
  @ApiProperty({
    example: 'otpauth://totp/Playset:player%40playset.example?issuer=Playset&secret=JBSWY3DPEHPK3PXP',
  })
  uri: string;
}

/** Recovery codes, shown this once: each logs in once in place of a code of the app. */
export class RecoveryCodes {
  @ApiProperty({ type: 'array', items: { type: 'string' }, example: ['4fz8-0k3m-9x2c-t7vd'] })
  recoveryCodes: string[];
}

const CODE_REQUIRED = fieldProblem('auth.code-required', 'Enter the code.');

/** A code of the second factor. */
export class SecondFactorCode {
  @Line(64)
  @IsNotEmpty(CODE_REQUIRED)
  @ApiProperty({ maxLength: 64, example: '123 456' })
  code: string;
}

/** The second step of a log-in. */
export class SecondFactorLogIn extends SecondFactorCode {
  @ApiProperty({
    maxLength: 200,
    example: 'AAECAwQFBgc',
    description: 'The `challenge` from the refused login; valid for five minutes, for one login.',
  })
  @IsString({ message: 'challenge must be text' })
  @MaxLength(200, { message: 'challenge must be at most $constraint1 characters' })
  @IsNotEmpty({ message: 'challenge is required' })
  challenge: string;
}
