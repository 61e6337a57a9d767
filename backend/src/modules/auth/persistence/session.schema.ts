// How TypeORM maps sessions and their refresh tokens; the tables are made by the migration.
import { EntitySchema } from 'typeorm';
import { RefreshToken } from '../domain/refresh-token.js';
import { Session } from '../domain/session.js';

export const SessionSchema = new EntitySchema<Session>({
  name: 'session',
  target: Session,
  schema: 'auth',
  tableName: 'session',
  columns: {
    uuid: { type: 'uuid', primary: true },
    account: { type: 'uuid' },
    browser: { type: 'text', nullable: true },
    system: { type: 'text', nullable: true },
    startedAt: { name: 'started_at', type: 'timestamptz' },
    lastUsedAt: { name: 'last_used_at', type: 'timestamptz' },
    endedAt: { name: 'ended_at', type: 'timestamptz', nullable: true },
  },
  foreignKeys: [
    { name: 'session_account', target: 'account', columnNames: ['account'], referencedColumnNames: ['uuid'] },
  ],
  indices: [{ name: 'session_of_account', columns: ['account'] }],
});

export const RefreshTokenSchema = new EntitySchema<RefreshToken>({
  name: 'refresh_token',
  target: RefreshToken,
  schema: 'auth',
  tableName: 'refresh_token',
  columns: {
    hash: { type: 'text', primary: true },
    session: { type: 'uuid' },
    expiresAt: { name: 'expires_at', type: 'timestamptz' },
    usedAt: { name: 'used_at', type: 'timestamptz', nullable: true },
  },
  foreignKeys: [
    {
      name: 'refresh_token_session',
      target: 'session',
      columnNames: ['session'],
      referencedColumnNames: ['uuid'],
      onDelete: 'CASCADE',
    },
  ],
  indices: [{ name: 'refresh_token_of_session', columns: ['session'] }],
});
