// The rules of access tokens.
import { JwtService } from '@nestjs/jwt';
import { AccessTokens } from './access-tokens.js';

describe('access tokens', () => {
  const tokens = new AccessTokens(new JwtService({ secret: 'a-secret-for-rules-only-0123456789' }));
  const caller = { uuid: '6a1b1c5e-0000-4000-8000-000000000001', role: 'USER', session: 's' } as const;

  it('are told apart even when they are issued to one session in one second', async () => {
    const issued = await Promise.all([1, 2, 3, 4].map(() => tokens.issue(caller)));
    expect(new Set(issued).size).toBe(4);
    expect(await tokens.read(issued[0] ?? '')).toEqual(caller);
  });

  it('of another secret say nothing', async () => {
    const others = new AccessTokens(new JwtService({ secret: 'another-secret-of-the-same-length-012' }));
    expect(await tokens.read(await others.issue(caller))).toBeUndefined();
  });
});
