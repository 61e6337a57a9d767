// The verbs of somebody who adds a passkey: begin, with a proof that it is them, and finish.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Language } from '../../../kernel/language.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { AccountChanges } from '../account-changes.js';
import type { Confirmation } from '../confirmation.dto.js';
import { ConfirmationsService } from '../confirmations.service.js';
import { SignedChallenges } from '../signed-challenges.js';
import type { AddPasskey, PasskeyDto } from './passkey.dto.js';
import { MAX_PASSKEYS, passkeyNotAdded, passkeyTaken, tooManyPasskeys } from './passkey.errors.js';
import { PasskeyRepository } from './passkey.repository.js';
import { RelyingParty } from './relying-party.js';

@Injectable()
export class PasskeyRegistrationsService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly relyingParty: RelyingParty,
    private readonly challenges: SignedChallenges,
    private readonly confirmations: ConfirmationsService,
    private readonly changes: AccountChanges,
    private readonly clock: Clock,
  ) {}

  /** What the caller's browser needs to make a passkey. Throws `auth.not-confirmed` or `auth.too-many-passkeys`. */
  async begin(caller: Caller, { password, passkey }: Confirmation) {
    return this.confirmations.confirmed(caller, { password, passkey }, async (person) => {
      const existing = await this.passkeys.credentialsOf(person.uuid);
      if (existing.length >= MAX_PASSKEYS) throw tooManyPasskeys();
      return this.relyingParty.creationOptions(person, existing);
    });
  }

  /** Throws `auth.passkey-not-added`, `auth.passkey-taken` or `auth.too-many-passkeys`. */
  async add(
    { uuid: account }: Caller,
    { name, credential }: AddPasskey,
    language: Language,
  ): Promise<PasskeyDto> {
    const made = await this.relyingParty.verifyMade(account, { ...credential, clientExtensionResults: {} });
    if (!made) throw passkeyNotAdded();
    const passkey = { ...made.passkey, uuid: randomUUID(), account, name };
    const now = this.clock.now();
    await this.changes.run(account, async () => {
      if (!(await this.challenges.spend(made.challenge))) throw passkeyNotAdded();
      // What was locked may be out of date by the time it is: those that came while this waited are counted again.
      await this.passkeys.countForChange(account);
      if ((await this.passkeys.countForChange(account)) >= MAX_PASSKEYS) throw tooManyPasskeys();
      if (!(await this.passkeys.add(passkey, now))) throw passkeyTaken();
      const change = { account, action: 'auth.passkey-added', target: passkey.uuid } as const;
      await this.changes.record({ ...change, notice: 'passkey-added', facts: { name } }, language);
    });
    const { uuid, backedUp: synced } = passkey;
    return { uuid, name, createdAt: now.toISOString(), lastUsedAt: null, synced };
  }
}
