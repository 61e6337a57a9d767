// Showing again that it is the owner who asks, on the wire: with one of these.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNotEmpty, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { IfGiven, Line } from '../../platform/http/validation/fields.js';
import { PASSWORD_REQUIRED } from '../users/index.js';
import { AssertionJson } from './passkeys/webauthn.dto.js';

/** A password, or a passkey. */
export class Confirmation {
  @ApiProperty({ required: false, format: 'password', maxLength: 256, example: 'four copies of a card' })
  @IfGiven()
  @MaxLength(256, { message: 'password must be at most $constraint1 characters' })
  @IsString({ message: 'password must be text' })
  @IsNotEmpty(PASSWORD_REQUIRED)
  password?: string;
  /** One of the caller's passkeys, used for a challenge from `beginConfirmation`. */
  @ApiProperty({ required: false, type: AssertionJson })
  @IfGiven()
  @IsObject({ message: 'passkey must be an object' })
  @ValidateNested()
  @Type(() => AssertionJson)
  passkey?: AssertionJson;
}

/** A password, a passkey, or a code of the second factor. */
export class ConfirmationOrCode extends Confirmation {
  @ApiProperty({
    required: false,
    maxLength: 64,
    example: '123 456',
    description: 'From the authenticator app, or a recovery code.',
  })
  @IfGiven()
  @Line(64, 1)
  code?: string;
}
