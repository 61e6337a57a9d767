// What is written down about passkeys and two-step verification: how each act is done, for the audit's story.
import { Authenticator } from '../authenticator.js';
import type { Client } from '../client.js';
import { addedPasskey, codeAt, LOCAL, logInWith, madePasskey, withSecondFactor } from '../passkeys.js';
import { type Member, PASSWORD } from '../people.js';
import type { Story } from '../story.js';

/** What an act is written down as: by its own account, or by nobody who is known. */
type Written = readonly [act: string, by: 'owner' | 'nobody'];

/** An act, after whatever has to be before it: what it is, what it is written down as, and how it is done. */
export type AuditedAct = readonly [
  what: string,
  written: Written,
  prepare: (of: Member) => Promise<(client: Client) => Promise<{ status: number }>>,
];

export const actsOfWaysIn = (market: Story): readonly AuditedAct[] => [
  [
    'a passkey that was added',
    ['auth.passkey-added', 'owner'],
    async (of) => {
      const credential = await madePasskey(of, new Authenticator(), LOCAL);
      return (client) => client.post('/api/auth/passkeys', { name: 'Laptop', credential });
    },
  ],
  [
    'a passkey with another name',
    ['auth.passkey-renamed', 'owner'],
    async (of) => {
      const { uuid } = await addedPasskey(of, 'Laptop', LOCAL);
      return (client) => client.patch(`/api/auth/passkeys/${uuid}`, { name: 'Phone' });
    },
  ],
  [
    'a passkey that was removed',
    ['auth.passkey-removed', 'owner'],
    async (of) => {
      const { uuid } = await addedPasskey(of, 'Laptop', LOCAL);
      return (client) => client.delete(`/api/auth/passkeys/${uuid}`);
    },
  ],
  [
    'a log-in with a passkey',
    ['auth.logged-in', 'owner'],
    async (of) => {
      const { authenticator } = await addedPasskey(of, 'Laptop', LOCAL);
      return () => logInWith(market.someone(), authenticator, LOCAL);
    },
  ],
  [
    'a passkey that was refused',
    ['auth.log-in-refused', 'nobody'],
    async (of) => {
      const { authenticator } = await addedPasskey(of, 'Laptop', LOCAL);
      return () => logInWith(market.someone(), authenticator, { ...LOCAL, verified: false });
    },
  ],
  [
    'two-step verification turned on',
    ['auth.second-factor-on', 'owner'],
    async (of) => {
      const { body } = await of.client.post<{ secret: string }>('/api/auth/second-factor', {
        password: PASSWORD,
      });
      const code = codeAt(body.secret, market.clock.now());
      return (client) => client.post('/api/auth/second-factor/activation', { code });
    },
  ],
  [
    'two-step verification turned off',
    ['auth.second-factor-off', 'owner'],
    async (of) => {
      await withSecondFactor(of, () => market.clock.now());
      return (client) => client.call('DELETE', '/api/auth/second-factor', { password: PASSWORD });
    },
  ],
  [
    'new recovery codes',
    ['auth.recovery-codes-renewed', 'owner'],
    async (of) => {
      await withSecondFactor(of, () => market.clock.now());
      return (client) => client.post('/api/auth/second-factor/recovery-codes', { password: PASSWORD });
    },
  ],
];
