// The verb of who says that they are under 18. It can't be taken back: it ends by itself on the day that they are of age.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { AccountHooks } from '../account-hooks.js';
import { adultFrom, monthOf } from '../domain/age.js';
import { accountClosed, ageIsSaid, notYetBorn, notYourAccount, ofAge } from '../domain/user.errors.js';
import type { AgeDto, SetAge } from '../dto/age.dto.js';
import { LeavingAccounts } from '../leaving-accounts.js';
import { UserRepository } from '../persistence/user.repository.js';
import { AgeRepository } from './age.repository.js';
import { AgeRules } from './age-rules.js';

type Owner = Pick<Caller, 'uuid'>;
const refused = { field: 'bornIn' } as const;

@Injectable()
export class AgeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly ages: AgeRepository,
    private readonly rules: AgeRules,
    private readonly leaving: LeavingAccounts,
    private readonly hooks: AccountHooks,
    private readonly clock: Clock,
  ) {}

  /** What the caller has said. Throws `users.not-yours`. */
  async of(caller: Owner, uuid: string): Promise<AgeDto> {
    if (caller.uuid !== uuid) throw notYourAccount();
    const said = await this.ages.find(uuid, this.clock.now());
    return {
      isUnder18: said !== undefined,
      bornIn: said?.bornIn ?? null,
      adultFrom: said?.adultFrom ?? null,
      maxDealValue: this.rules.maxCents / 100,
    };
  }

  /**
   * Says that the caller is under 18: others see no contact details any more, and what was to be handed over elsewhere than at the counter
   * of a store ends. Throws `users.of-age`, `users.not-yet-born`,
   * and `users.age-is-said` for another month than the one that was said.
   */
  async say(caller: Owner, uuid: string, { bornIn }: SetAge): Promise<AgeDto> {
    if (caller.uuid !== uuid) throw notYourAccount();
    const now = this.clock.now();
    const month = monthOf(bornIn);
    if (month > now) throw notYetBorn({ errors: [{ ...refused, message: notYetBorn.message }] });
    const until = adultFrom(month);
    await this.unitOfWork.run(async () => {
      const user = await this.leaving.lock(uuid, () => this.users.forChange(uuid));
      if (!user?.isOpen) throw accountClosed();
      const said = await this.ages.find(uuid, now);
      if (said?.bornIn === bornIn) return;
      if (said) throw ageIsSaid({ errors: [{ ...refused, message: ageIsSaid.message }] });
      if (until <= now) throw ofAge({ errors: [{ ...refused, message: ofAge.message }] });
      await this.ages.add(uuid, month, until, now);
      user.changeSettings({ emailVisible: false, phoneVisible: false });
      await this.users.save(user);
      await this.hooks.run('saidUnder18', { account: uuid });
    });
    return this.of(caller, uuid);
  }

  /**
   * For the operator: another month of birth of who has said that they are under 18, whom it may make of age. Gives whether they are
   * under 18 by it; undefined where nobody of this address has said so. Throws `users.not-yet-born`.
   */
  correct(email: string, bornIn: string): Promise<boolean | undefined> {
    const now = this.clock.now();
    const month = monthOf(bornIn);
    if (month > now) throw notYetBorn();
    return this.unitOfWork.run(async () => {
      const found = await this.users.withEmail(email);
      const user = found && (await this.users.forChange(found.state.uuid));
      if (!user || !(await this.ages.find(user.state.uuid, now))) return undefined;
      const { uuid: subject } = user.state;
      await this.ages.correct(subject, month, adultFrom(month));
      await this.unitOfWork.record({ action: 'users.age-corrected', actor: null, subject });
      return adultFrom(month) > now;
    });
  }
}
