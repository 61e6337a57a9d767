// The marks of networks in the audit: the same under the same secret, and none without one.
import type { EntityManager } from 'typeorm';
import { SystemClock } from '../../kernel/clock.js';
import { Environment } from '../environment/environment.js';
import { SecretKeys } from '../environment/secret-keys.js';
import { Manifests } from '../manifest/manifests.js';
import { servingRequest } from '../request-context/request-context.js';
import { Audit } from './audit.js';

const DECLARED = new Manifests([{ name: 'auth', summary: '', asks: [], auditActions: ['auth.logged-in'] }]);

const auditOf = (secret?: string) =>
  new Audit(
    new SystemClock(),
    new SecretKeys(Object.assign(new Environment(), { JWT_SECRET: secret })),
    DECLARED,
  );

describe('the mark of a network in the audit', () => {
  const markOf = async (audit: Audit, ip: string) => {
    let mark: unknown;
    const query = async (_text: string, values: readonly unknown[]) => {
      mark = values[5];
    };
    const entry = { action: 'auth.logged-in', actor: null } as const;
    await servingRequest({ id: 'request', ip }, () =>
      audit.write({ query } as unknown as EntityManager, entry),
    );
    return mark;
  };

  it('stays what it was under the same secret, release after release', async () => {
    expect(await markOf(auditOf('a-secret-of-the-marks-0123456789ab'), '203.0.113.7')).toBe(
      'fR-R8CXrZ5VVX4TLC9cM2y',
    );
  });

  it('is another under another secret', async () => {
    const [one, other] = [auditOf('a-secret-of-the-marks-0123456789ab'), auditOf('another-secret')];
    expect(await markOf(one, '203.0.113.7')).not.toBe(await markOf(other, '203.0.113.7'));
  });

  it('is never made without a secret: everybody could tell the network', () => {
    expect(() => auditOf()).toThrow('JWT_SECRET is not set');
  });
});

it('holds actions that a module declares, and no others', async () => {
  const query = jest.fn();
  const audit = auditOf('a-secret-of-the-marks-0123456789ab');
  const entry = { action: 'auth.logged-inn', actor: null } as const;
  await expect(audit.write({ query } as unknown as EntityManager, entry)).rejects.toThrow('auth.logged-inn');
  expect(query).not.toHaveBeenCalled();
});
