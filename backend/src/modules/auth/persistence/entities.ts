// What TypeORM writes of auth.
import { entityOf } from '../../../platform/database/entity.js';
import { MailToken } from '../domain/mail-token.js';
import { RefreshToken } from '../domain/refresh-token.js';
import { Session } from '../domain/session.js';
import { MAIL_TOKEN, REFRESH_TOKEN, SESSION } from './tables.js';

export const AUTH_ENTITIES = [
  entityOf(SESSION, Session, { isCamelCase: true }),
  entityOf(REFRESH_TOKEN, RefreshToken, { isCamelCase: true }),
  entityOf(MAIL_TOKEN, MailToken, { isCamelCase: true }),
];
