// How TypeORM maps the links in mails; the table is made by the migration.
import { EntitySchema } from 'typeorm';
import { MailToken } from '../domain/mail-token.js';

export const MailTokenSchema = new EntitySchema<MailToken>({
  name: 'mail_token',
  target: MailToken,
  schema: 'auth',
  tableName: 'mail_token',
  columns: {
    id: { type: 'uuid', primary: true },
    account: { type: 'uuid', nullable: true },
    purpose: { type: 'text' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    usedAt: { name: 'used_at', type: 'timestamptz', nullable: true },
    sentAt: { name: 'sent_at', type: 'timestamptz', nullable: true },
  },
  checks: [{ name: 'mail_token_purpose', expression: `purpose in ('verify-email', 'reset-password')` }],
  indices: [{ name: 'mail_token_of_account', columns: ['account'] }],
});
