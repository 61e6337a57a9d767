// A passkey on the wire, as its owner sees it, and what it takes to add, rename and use one.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { fieldProblem } from '../../../platform/http/validation/field-problems.js';
import { Line, Visible } from '../../../platform/http/validation/fields.js';
import { AssertionJson, RegistrationJson } from './webauthn.dto.js';

const NAME_REQUIRED = fieldProblem('auth.passkey-name-required', 'Enter a name.');

const NAME_LENGTH = 60;

/** One way to log in without a password. */
export class PasskeyDto {
  @ApiProperty({ format: 'uuid', example: '5b0c0d5e-3c1f-4a54-8c0e-9f8f0f1f7c21' })
  uuid: string;
  @ApiProperty({ example: 'iPhone' })
  name: string;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  createdAt: string;
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: '2026-03-02T18:30:00.000Z',
    description: 'When it was last used; null if never.',
  })
  lastUsedAt: string | null;
  /** Whether it is synced, for example by a password manager, so that it outlives the device. */
  @ApiProperty({ example: true })
  synced: boolean;
}

/** What its owner calls a passkey. */
export class RenamePasskey {
  @Line(NAME_LENGTH)
  @Visible(NAME_REQUIRED)
  @ApiProperty({ maxLength: NAME_LENGTH, example: 'iPhone' })
  name: string;
}

/** A passkey that was made for a challenge of `beginPasskeyRegistration`. */
export class AddPasskey extends RenamePasskey {
  @ApiProperty({ type: RegistrationJson })
  @IsObject({ message: 'credential must be an object' })
  @ValidateNested()
  @Type(() => RegistrationJson)
  credential: RegistrationJson;
}

/** A passkey that was used for a challenge of `beginPasskeyLogIn`. */
export class LogInWithPasskey {
  @ApiProperty({ type: AssertionJson })
  @IsObject({ message: 'credential must be an object' })
  @ValidateNested()
  @Type(() => AssertionJson)
  credential: AssertionJson;
}
