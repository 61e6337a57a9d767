// What browsers are given about passkeys, on the wire: the options of WebAuthn Level 3 as JSON, for
// `PublicKeyCredential.parseCreationOptionsFromJSON()` and `parseRequestOptionsFromJSON()`.
import { ApiProperty } from '@nestjs/swagger';
import { OpenObject } from '../../../platform/http/openapi/open-object.js';

/** A passkey that is known. */
@OpenObject()
export class CredentialDescriptor {
  @ApiProperty({ example: 'AAECAwQFBgc' })
  id: string;
  @ApiProperty({ enum: ['public-key'] })
  type: string;
  @ApiProperty({ required: false, type: 'array', items: { type: 'string' }, example: ['internal', 'hybrid'] })
  transports?: string[];
}

/** Whom a passkey is for: this service. */
@OpenObject()
export class RelyingPartyDto {
  @ApiProperty({ example: 'playset.example' })
  id?: string;
  @ApiProperty({ example: 'Playset' })
  name: string;
}

/** Whose a passkey is. */
@OpenObject()
export class PasskeyUser {
  @ApiProperty({ example: 'Lw0cmnxVSlSMDp-PD38cIQ' })
  id: string;
  @ApiProperty({ example: 'player@playset.example' })
  name: string;
  @ApiProperty({ example: 'Robin Alvarez' })
  displayName: string;
}

/** A kind of key. */
@OpenObject()
export class KeyParameters {
  @ApiProperty({ enum: ['public-key'] })
  type: string;
  @ApiProperty({ type: 'integer', example: -7 })
  alg: number;
}

/** How a passkey is to be made: hand it to `navigator.credentials.create()`. */
@OpenObject()
export class CreationOptions {
  rp: RelyingPartyDto;
  user: PasskeyUser;
  /** Valid once, for five minutes. */
  @ApiProperty({ example: 'AAECAwQFBgc' })
  challenge: string;
  @ApiProperty({ type: [KeyParameters] })
  pubKeyCredParams: KeyParameters[];
  /** In milliseconds. */
  @ApiProperty({ required: false, type: 'integer', example: 300_000 })
  timeout?: number;
  /** The account's existing passkeys. */
  @ApiProperty({ required: false, type: [CredentialDescriptor] })
  excludeCredentials?: CredentialDescriptor[];
  @ApiProperty({ selfRequired: false, type: 'object', additionalProperties: true, example: {} })
  authenticatorSelection?: object;
  @ApiProperty({ required: false, example: 'none' })
  attestation?: string;
}

/** How a passkey is to be used: hand it to `navigator.credentials.get()`. */
@OpenObject()
export class RequestOptions {
  /** Valid once, for five minutes. */
  @ApiProperty({ example: 'AAECAwQFBgc' })
  challenge: string;
  /** In milliseconds. */
  @ApiProperty({ required: false, type: 'integer', example: 300_000 })
  timeout?: number;
  @ApiProperty({ required: false, example: 'playset.example' })
  rpId?: string;
  /** The accepted passkeys; empty allows any that the browser has for this site. */
  @ApiProperty({ required: false, type: [CredentialDescriptor] })
  allowCredentials?: CredentialDescriptor[];
  @ApiProperty({ required: false, example: 'required' })
  userVerification?: string;
}
