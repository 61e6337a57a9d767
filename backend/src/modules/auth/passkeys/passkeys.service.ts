// The verbs of somebody's own passkeys: rename, remove. One method, one transaction.
import { Injectable } from '@nestjs/common';
import type { Language } from '../../../kernel/language.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { AccountChanges } from '../account-changes.js';
import { unknownPasskey } from './passkey.errors.js';
import { PasskeyRepository } from './passkey.repository.js';

@Injectable()
export class PasskeysService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly changes: AccountChanges,
  ) {}

  /** Throws `auth.unknown-passkey`. */
  async rename({ uuid: account }: Caller, uuid: string, name: string): Promise<void> {
    await this.changes.run(account, async () => {
      if (!(await this.passkeys.rename(account, uuid, name))) throw unknownPasskey();
      await this.changes.record({ account, action: 'auth.passkey-renamed', target: uuid }, 'en');
    });
  }

  /** It logs in no more. Throws `auth.unknown-passkey`. */
  async remove({ uuid: account }: Caller, uuid: string, language: Language): Promise<void> {
    await this.changes.run(account, async () => {
      const name = await this.passkeys.remove(account, uuid);
      if (name === undefined) throw unknownPasskey();
      const change = { account, action: 'auth.passkey-removed', target: uuid } as const;
      await this.changes.record({ ...change, notice: 'passkey-removed', facts: { name } }, language);
    });
  }
}
