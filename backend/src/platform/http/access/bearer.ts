// The access token that came with a request, for hooks that look before the guard does.
import type { FastifyRequest } from 'fastify';
import type { AccessTokens } from './access-tokens.js';

/** Whether the request carries a valid access token. */
export function isMember({ headers }: Pick<FastifyRequest, 'headers'>, tokens: AccessTokens): boolean {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token !== undefined && tokens.read(token) !== undefined;
}
