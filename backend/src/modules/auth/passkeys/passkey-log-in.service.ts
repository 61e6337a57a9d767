// The verb of somebody who logs in with a passkey. Anyone who holds it has unlocked it, too, so no second factor is asked for.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { AdmissionsService, type LogInContext, type LogInResult } from '../admissions.service.js';
import { SignedChallenges } from '../signed-challenges.js';
import { passkeyRefused } from './passkey.errors.js';
import { type Passkey, PasskeyRepository } from './passkey.repository.js';
import { asLibrary } from './passkey-confirmations.js';
import { RelyingParty, type UsedPasskey } from './relying-party.js';
import type { AssertionJson } from './webauthn.dto.js';

@Injectable()
export class PasskeyLogInService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly relyingParty: RelyingParty,
    private readonly challenges: SignedChallenges,
    private readonly admissions: AdmissionsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** What a browser needs to use whichever passkey it has for us: the same for everybody. */
  begin() {
    return this.relyingParty.requestOptions('passkey-log-in');
  }

  /** Throws `auth.passkey-refused`, and what `AdmissionsService.hold` throws to the holder of a good one. */
  async logIn(credential: AssertionJson, arrival: LogInContext): Promise<LogInResult> {
    const passkey = await this.passkeys.withCredential(credential.id);
    const used =
      passkey && (await this.relyingParty.verifyUsed('passkey-log-in', passkey, asLibrary(credential)));
    try {
      if (!passkey || !used) throw passkeyRefused();
      return await this.unitOfWork.run(() => this.enter(passkey, used, arrival));
    } catch (error) {
      if (error instanceof DomainError) await this.noteRefusal(passkey);
      throw error;
    }
  }

  private async noteRefusal(passkey: Passkey | undefined): Promise<void> {
    const about = { actor: null, subject: passkey?.account ?? null, target: passkey?.uuid };
    await this.unitOfWork.run(() => this.unitOfWork.record({ action: 'auth.log-in-refused', ...about }));
  }

  private async enter(passkey: Passkey, used: UsedPasskey, arrival: LogInContext): Promise<LogInResult> {
    const person = await this.admissions.hold(passkey.account, arrival);
    const { challenge, counter, backedUp } = used;
    if (!(await this.challenges.spend(challenge))) throw passkeyRefused();
    // Removed in the meantime, or a copy of it has counted further.
    if (!(await this.passkeys.saveUse(passkey.uuid, counter, backedUp, this.clock.now())))
      throw passkeyRefused();
    return this.admissions.admit(person, arrival, passkey.uuid);
  }
}
