// What browsers say about passkeys, on the wire: the JSON of WebAuthn Level 3, as `PublicKeyCredential.toJSON()` gives it.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IfGiven } from '../../../platform/http/validation/fields.js';

/** Bytes as base64url, up to `max` characters. */
function Bytes(max: number, example = 'AAECAwQFBgc'): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ maxLength: max, pattern: '^[A-Za-z0-9_-]+$', example }),
    IsString({ message: '$property must be text' }),
    MaxLength(max, { message: '$property must be at most $constraint1 characters' }),
    Matches(/^[\w-]+$/, { message: '$property must be base64url' }),
  );
}

function OptionalBytes(max: number): PropertyDecorator {
  return applyDecorators(Bytes(max), ApiProperty({ required: false }), IsOptional());
}

/** An id has at most 1,023 bytes. */
const ID = 1_364;

class CredentialJson {
  @Bytes(ID)
  id: string;
  @Bytes(ID)
  rawId: string;
  @ApiProperty({ enum: ['public-key'] })
  @Equals('public-key', { message: 'type must be public-key' })
  type: 'public-key';
  @ApiProperty({
    required: false,
    nullable: true,
    type: 'string',
    enum: ['platform', 'cross-platform', null],
  })
  @IsOptional()
  @IsIn(['platform', 'cross-platform'], {
    message: 'authenticatorAttachment must be one that WebAuthn knows',
  })
  authenticatorAttachment?: 'platform' | 'cross-platform';
  @ApiProperty({ selfRequired: false, type: 'object', additionalProperties: true, example: {} })
  @IsOptional()
  @IsObject({ message: 'clientExtensionResults must be an object' })
  clientExtensionResults?: object;
}

/** What an authenticator says of a passkey that it made. */
export class AttestationJson {
  @Bytes(8_192)
  clientDataJSON: string;
  @Bytes(32_768)
  attestationObject: string;
  @OptionalBytes(8_192)
  authenticatorData?: string;
  @OptionalBytes(8_192)
  publicKey?: string;
  @ApiProperty({ required: false, type: 'integer', minimum: -65_536, maximum: 65_536, example: -7 })
  @IsOptional()
  @IsInt({ message: 'publicKeyAlgorithm must be a whole number' })
  @Min(-65_536, { message: 'publicKeyAlgorithm is out of range' })
  @Max(65_536, { message: 'publicKeyAlgorithm is out of range' })
  publicKeyAlgorithm?: number;
  /** Unknown values are ignored (WebAuthn Level 3, 5.8.4): newer browsers send new ones. */
  @ApiProperty({ required: false, type: 'array', maxItems: 16, items: { type: 'string', maxLength: 32 } })
  @IfGiven()
  @IsArray({ message: 'transports must be a list' })
  @ArrayMaxSize(16, { message: 'transports must be at most $constraint1' })
  @IsString({ each: true, message: 'transports must be text' })
  @MaxLength(32, { each: true, message: 'transports must be at most $constraint1 characters each' })
  transports?: string[];
}

/** A passkey that was made. */
export class RegistrationJson extends CredentialJson {
  @ApiProperty({ type: AttestationJson })
  @IsObject({ message: 'response must be an object' })
  @ValidateNested()
  @Type(() => AttestationJson)
  response: AttestationJson;
}

/** What an authenticator says of a passkey that was used. */
export class AssertionPartJson {
  @Bytes(8_192)
  clientDataJSON: string;
  @Bytes(8_192)
  authenticatorData: string;
  @Bytes(8_192)
  signature: string;
  @OptionalBytes(128)
  userHandle?: string;
}

/** A passkey that was used. */
export class AssertionJson extends CredentialJson {
  @ApiProperty({ type: AssertionPartJson })
  @IsObject({ message: 'response must be an object' })
  @ValidateNested()
  @Type(() => AssertionPartJson)
  response: AssertionPartJson;
}
