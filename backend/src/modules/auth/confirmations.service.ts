// Before how an account is entered changes, its owner shows again that it is them: a session alone may be somebody else's by now.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { fieldProblem, refusedField } from '../../platform/http/validation/field-problems.js';
import { accountClosed, type Person, UsersFacade } from '../users/index.js';
import type { ConfirmationOrCode } from './confirmation.dto.js';
import { PasskeyConfirmations } from './passkeys/passkey-confirmations.js';
import { notConfirmed, wrongCode } from './second-factor/second-factor.errors.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { SecondFactorCodes } from './second-factor/second-factor-codes.js';

const WRONG_PASSWORD = fieldProblem('auth.wrong-password', 'That password is incorrect.');

@Injectable()
export class ConfirmationsService {
  constructor(
    private readonly users: UsersFacade,
    private readonly passkeys: PasskeyConfirmations,
    private readonly codes: SecondFactorCodes,
    private readonly secondFactor: SecondFactorRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Runs `act` in a transaction in which the caller's account does not change, once they have shown that it is them.
   * Throws `auth.not-confirmed`, `auth.wrong-code`, `request.too-many` or `users.account-closed`.
   */
  async confirmed<Result>(
    { uuid }: Caller,
    { password, passkey, code }: ConfirmationOrCode,
    act: (person: Person) => Promise<Result>,
  ): Promise<Result> {
    const person = await this.users.find(uuid);
    if (!person?.enabled) throw accountClosed();
    if (password !== undefined) {
      const done = await this.users.authenticate(person.email, password, async (known) => {
        if (!known.enabled || known.uuid !== uuid) throw accountClosed();
        return { result: await act(known) };
      });
      if (!done) throw notConfirmed({ errors: [refusedField('password', WRONG_PASSWORD)] });
      return done.result;
    }
    if (passkey !== undefined) {
      const used = await this.passkeys.verify(uuid, passkey);
      return this.unitOfWork.run(async () => {
        await this.hold(uuid);
        await this.passkeys.use(used);
        return act(person);
      });
    }
    if (code === undefined) throw notConfirmed();
    await this.codes.count(uuid, code);
    return this.unitOfWork.run(async () => {
      await this.hold(uuid);
      const app = await this.secondFactor.forChange(uuid);
      if (!app?.turnedOnAt || !(await this.codes.use(uuid, app, code)))
        throw wrongCode({ errors: [{ field: 'code', message: wrongCode.message }] });
      return act(person);
    });
  }

  private async hold(account: string): Promise<void> {
    if (!(await this.users.lockIfOwned(account))) throw accountClosed();
  }
}
