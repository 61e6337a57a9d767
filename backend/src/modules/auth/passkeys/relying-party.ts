// This server as WebAuthn knows it, and the two proofs that it checks: that a passkey was made for it, and that one was used.
import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Environment } from '../../../platform/environment/environment.js';
import { publicAddress } from '../../../platform/environment/public-address.js';
import type { Person } from '../../users/index.js';
import {
  CHALLENGE_MS,
  type Challenge,
  type ChallengePurpose,
  SignedChallenges,
} from '../signed-challenges.js';
import type { Credential, Passkey } from './passkey.repository.js';

/** Fetched with the first passkey: most servers start, and restart, without anybody using one at that moment. */
const library = () => import('@simplewebauthn/server');

const NAME = 'Playset';
/** EdDSA, ES256 and RS256: between them every authenticator. */
const ALGORITHMS = [-8, -7, -257];
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A passkey that was made. */
export type MadePasskey = Omit<Passkey, 'uuid' | 'account' | 'name'>;

/** A passkey that was used, and for what. */
export interface UsedPasskey {
  readonly challenge: Challenge;
  readonly counter: number;
  readonly backedUp: boolean;
}

/** How a browser may reach an authenticator: what we hand back to browsers later. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** What newer browsers name beside these is left out, as WebAuthn Level 3 says (5.8.4). */
const knownTransports = (named: readonly string[] = []) => TRANSPORTS.filter((each) => named.includes(each));

/** The user handle of an account: its id as bytes. */
const handleOf = (account: string) => Uint8Array.from(Buffer.from(account.replaceAll('-', ''), 'hex'));

@Injectable()
export class RelyingParty {
  /** The domain that passkeys are bound to. */
  private readonly id: string;
  private readonly origin: string;

  constructor(
    environment: Environment,
    private readonly challenges: SignedChallenges,
  ) {
    const { hostname, origin } = new URL(publicAddress(environment));
    // A passkey belongs to a name: on one's own machine that is localhost, whatever address the server listens on.
    this.id = LOOPBACK.test(hostname) ? 'localhost' : hostname;
    this.origin = origin;
  }

  /** What a browser needs to make a passkey for somebody; `existing` are those that they have. */
  async creationOptions({ uuid, email, name }: Person, existing: readonly Credential[]) {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: NAME,
      rpID: this.id,
      userID: handleOf(uuid),
      userName: email,
      userDisplayName: name,
      challenge: bytesOf(this.challenges.issue('passkey-registration', uuid)),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: [...existing],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  /** What a browser needs to use a passkey: one of `allowed`, or any that it has for us. */
  async requestOptions(purpose: ChallengePurpose, account?: string, allowed?: readonly Credential[]) {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: this.id,
      challenge: bytesOf(this.challenges.issue(purpose, account)),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      ...(allowed ? { allowCredentials: [...allowed] } : {}),
    });
  }

  /** The passkey that was made for this account; undefined when anything about it is not right. */
  async verifyMade(
    account: string,
    response: RegistrationResponseJSON,
  ): Promise<{ challenge: Challenge; passkey: MadePasskey } | undefined> {
    const challenge = this.challengeIn(response, 'passkey-registration');
    if (challenge?.account !== account) return undefined;
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge.text,
      expectedOrigin: this.originsFor(response),
      expectedRPID: this.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(notRight);
    if (!registrationInfo) return undefined;
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    const passkey = {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: knownTransports(response.response.transports),
      backupEligible: credentialDeviceType === 'multiDevice',
      backedUp: credentialBackedUp,
    };
    return { challenge, passkey };
  }

  /** How a passkey was used; undefined when anything about it is not right. */
  async verifyUsed(
    purpose: ChallengePurpose,
    passkey: Passkey,
    response: AuthenticationResponseJSON,
  ): Promise<UsedPasskey | undefined> {
    const challenge = this.challengeIn(response, purpose);
    const handle = Buffer.from(handleOf(passkey.account)).toString('base64url');
    const { userHandle = handle } = response.response;
    if (!challenge || userHandle !== handle) return undefined;
    if (challenge.account !== undefined && challenge.account !== passkey.account) return undefined;
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge.text,
      expectedOrigin: this.originsFor(response),
      expectedRPID: this.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: passkey.counter,
      },
    }).catch(notRight);
    if (!verified || !authenticationInfo) return undefined;
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return { challenge, counter: newCounter, backedUp: credentialBackedUp };
  }

  private challengeIn(response: Proof, purpose: ChallengePurpose): Challenge | undefined {
    const { challenge } = clientDataIn(response);
    return typeof challenge === 'string' ? this.challenges.read(purpose, challenge) : undefined;
  }

  /** On one's own machine the client may come from another port than the server's: that of its development server. */
  private originsFor(response: Proof): string[] {
    if (this.id !== 'localhost') return [this.origin];
    const { origin } = clientDataIn(response);
    const isLocal = typeof origin === 'string' && /^https?:\/\/localhost(:\d+)?$/.test(origin);
    return isLocal ? [this.origin, origin] : [this.origin];
  }
}

interface Proof {
  readonly response: { readonly clientDataJSON: string };
}

/** What the browser says that it was asked, by whom; nothing of it is believed before its signature is checked. */
function clientDataIn({ response }: Proof): { challenge?: unknown; origin?: unknown } {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof data === 'object' && data !== null ? data : {};
  } catch {
    return {};
  }
}

const bytesOf = (challenge: string) => Uint8Array.from(Buffer.from(challenge, 'base64url'));

/** The library throws for each thing that may be wrong; the sender learns only that something is. */
const notRight = () => ({
  verified: false as const,
  registrationInfo: undefined,
  authenticationInfo: undefined,
});
