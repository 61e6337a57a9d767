// How TypeORM maps an account's row; the table itself is made by the migration.
import { EntitySchema } from 'typeorm';
import { AccountRow } from './account.row.js';

export const AccountSchema = new EntitySchema<AccountRow>({
  name: 'account',
  target: AccountRow,
  schema: 'users',
  tableName: 'account',
  columns: {
    uuid: { type: 'uuid', primary: true },
    name: { type: 'text' },
    email: { type: 'text' },
    password_hash: { type: 'text' },
    phone_number: { type: 'text' },
    address: { type: 'text' },
    role: { type: 'text' },
    website: { type: 'text', nullable: true },
    email_visible: { type: 'boolean' },
    phone_visible: { type: 'boolean' },
    enabled: { type: 'boolean' },
    language: { type: 'text', default: 'en' },
    email_verified_at: { type: 'timestamptz', nullable: true },
    created_at: { type: 'timestamptz' },
    version: { type: 'int', default: 1 },
  },
  checks: [{ name: 'account_role', expression: `role in ('USER', 'STORE')` }],
  indices: ['account_email', 'account_stores_search', 'account_newest_stores'].map((name) => ({
    name,
    columns: ['email'],
    synchronize: false as const,
  })),
});
