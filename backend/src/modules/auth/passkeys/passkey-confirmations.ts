// A passkey as the proof that it is still the owner who asks.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notConfirmed } from '../second-factor/second-factor.errors.js';
import { SignedChallenges } from '../signed-challenges.js';
import { type Passkey, PasskeyRepository } from './passkey.repository.js';
import { RelyingParty, type UsedPasskey } from './relying-party.js';
import type { AssertionJson } from './webauthn.dto.js';

/** A passkey and how it was used. */
export interface Use extends UsedPasskey {
  readonly passkey: Passkey;
}

@Injectable()
export class PasskeyConfirmations {
  constructor(
    private readonly repository: PasskeyRepository,
    private readonly relyingParty: RelyingParty,
    private readonly challenges: SignedChallenges,
    private readonly clock: Clock,
  ) {}

  /** What a browser needs to use a passkey of this account. */
  async begin(account: string) {
    const existing = await this.repository.credentialsOf(account);
    return this.relyingParty.requestOptions('confirmation', account, existing);
  }

  /** How a passkey of this account was used. Throws `auth.not-confirmed`. */
  async verify(account: string, response: AssertionJson): Promise<Use> {
    const passkey = await this.repository.withCredential(response.id);
    const used =
      passkey?.account === account
        ? await this.relyingParty.verifyUsed('confirmation', passkey, asLibrary(response))
        : undefined;
    if (!passkey || !used) throw notConfirmed();
    return { ...used, passkey };
  }

  /** Uses it up, in the open unit of work. Throws `auth.not-confirmed` when it was used before, or is no more. */
  async use({ passkey, challenge, counter, backedUp }: Use): Promise<void> {
    const isNew = await this.challenges.spend(challenge);
    const isKept =
      isNew && (await this.repository.saveUse(passkey.uuid, counter, backedUp, this.clock.now()));
    if (!isKept) throw notConfirmed();
  }
}

/** As the library wants it. */
export const asLibrary = (response: AssertionJson) => ({ ...response, clientExtensionResults: {} });
