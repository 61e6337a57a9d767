// The rules of access tokens.
import { createHmac } from 'node:crypto';
import { Environment } from '../../environment/environment.js';
import { ACCESS_TOKEN_SECONDS, AccessTokens } from './access-tokens.js';

const OLD = 'a-secret-for-rules-only-0123456789';
const NEW = 'another-secret-of-the-same-length-012';
const START = Date.now();
const withSecrets = (JWT_SECRET: string, JWT_SECRET_PREVIOUS?: string) =>
  new AccessTokens(Object.assign(new Environment(), { JWT_SECRET, JWT_SECRET_PREVIOUS }));

describe('access tokens', () => {
  const tokens = withSecrets(OLD);
  const caller = { uuid: '6a1b1c5e-0000-4000-8000-000000000001', role: 'USER', session: 's' } as const;

  it('are told apart even when they are issued to one session in one second', async () => {
    const issued = await Promise.all([1, 2, 3, 4].map(() => tokens.issue(caller)));
    expect(new Set(issued).size).toBe(4);
    expect(tokens.read(issued[0] ?? '')).toEqual(caller);
  });

  it('of another secret say nothing', async () => {
    expect(tokens.read(await withSecrets(NEW).issue(caller))).toBeUndefined();
  });

  it('of the secret before are good while it is named, and not after', async () => {
    const old = await tokens.issue(caller);
    expect(await withSecrets(NEW, OLD).read(old)).toEqual(caller);
    expect(await withSecrets(NEW).read(old)).toBeUndefined();
  });

  it('are signed with the new secret as soon as there is one', async () => {
    const issued = await withSecrets(NEW, OLD).issue(caller);
    expect(await withSecrets(NEW).read(issued)).toEqual(caller);
    expect(tokens.read(issued)).toBeUndefined();
  });

  it('end when they end, also those that were good a moment before', async () => {
    const read = withSecrets(OLD);
    const issued = await tokens.issue(caller);
    expect([read.read(issued), read.read(issued)]).toEqual([caller, caller]);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + (ACCESS_TOKEN_SECONDS - 2) * 1000);
    expect(read.read(issued)).toEqual(caller);
    now.mockReturnValue(Date.now() + 3_000);
    expect(read.read(issued)).toBeUndefined();
    now.mockRestore();
  });

  it('of another kind are none, and those of the version before are good until they end', async () => {
    const [header = '', claims = ''] = (await tokens.issue(caller)).split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    const ofKind = (typ?: string) => {
      const signed = `${Buffer.from(JSON.stringify({ alg: 'HS256', typ })).toString('base64url')}.${claims}`;
      return `${signed}.${createHmac('sha256', OLD).update(signed).digest('base64url')}`;
    };
    const kinds = ['at+jwt', 'JWT', 'dpop+jwt', 'refresh', undefined].map((typ) => tokens.read(ofKind(typ)));
    expect(kinds).toEqual([caller, caller, undefined, undefined, undefined]);
  });

  it('from the future are refused, but for a minute of clocks that differ', async () => {
    const now = jest.spyOn(Date, 'now');
    const issuedAt = async (seconds: number) => {
      now.mockReturnValue(START + seconds * 1000);
      const issued = await tokens.issue(caller);
      now.mockReturnValue(START);
      return withSecrets(OLD).read(issued);
    };
    expect([await issuedAt(50), await issuedAt(70), await issuedAt(29 * 24 * 3600)]).toEqual([
      caller,
      undefined,
      undefined,
    ]);
    now.mockRestore();
  });

  it('cannot be issued by a server without a secret', () => {
    expect(() => new AccessTokens(new Environment())).toThrow('JWT_SECRET is not set');
  });
});
