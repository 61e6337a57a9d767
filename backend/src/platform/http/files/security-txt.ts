// Where somebody says who has found a hole: /.well-known/security.txt, as RFC 9116 has it, where the operator has named a contact.
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DAY_MS } from '../../../kernel/durations.js';
import type { Environment } from '../../environment/environment.js';
import { publicAddress } from '../../environment/public-address.js';

const PATH = '/.well-known/security.txt';
/** What it says is looked through once a year at the latest: half of that from the moment it is read, in milliseconds. */
const EXPIRY_MS = 180 * DAY_MS;

/** Serves it; without a contact there is nothing at its address. */
export function serveSecurityTxt(app: NestFastifyApplication, environment: Environment): void {
  const { SECURITY_CONTACT: contact } = environment;
  if (!contact) return;
  const canonical = new URL(PATH, publicAddress(environment)).href;
  const address = contact.includes('://') ? contact : `mailto:${contact}`;
  app
    .getHttpAdapter()
    .getInstance()
    .get(PATH, (_request, reply) => {
      const expires = new Date(Date.now() + EXPIRY_MS).toISOString();
      const lines = [`Contact: ${address}`, `Expires: ${expires}`, 'Preferred-Languages: en, es'];
      return reply
        .type('text/plain; charset=utf-8')
        .send(`${[...lines, `Canonical: ${canonical}`].join('\n')}\n`);
    });
}
