// How rows become what the API answers.
import type { Account } from './dto/account.dto.js';
import type { AccountRow } from './persistence/account.row.js';

/** The columns that the settings show. */
export type SettingsRow = Omit<AccountRow, 'password_hash' | 'enabled' | 'email_verified_at' | 'created_at'>;

/** What an account's owner reads in the settings. */
export function accountAnswer(row: SettingsRow): Account {
  const { uuid, name, email, address, role, website, version } = row;
  return {
    uuid,
    name,
    email,
    phoneNumber: row.phone_number,
    address,
    role,
    website,
    emailVisible: row.email_visible,
    phoneVisible: row.phone_visible,
    version,
  };
}
