// The secrets of authenticator apps as they are kept.
import { Environment } from '../../../platform/environment/environment.js';
import { SecretKeys } from '../../../platform/environment/secret-keys.js';
import { generateCodes, hashOfCode } from './recovery-codes.js';
import { TotpSecrets } from './totp-secrets.js';

const ACCOUNT = '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21';
const under = (JWT_SECRET: string, JWT_SECRET_PREVIOUS?: string) =>
  new TotpSecrets(new SecretKeys(Object.assign(new Environment(), { JWT_SECRET, JWT_SECRET_PREVIOUS })));
const [OLD, NEW] = ['an-old-secret-of-thirty-two-letters', 'a-new-secret-of-thirty-two-letters'];

describe('a sealed secret', () => {
  const secret = Buffer.from('twenty bytes of seed');

  it('is opened for its account alone, and never sealed twice alike', () => {
    const secrets = under(OLD);
    const sealed = secrets.seal(ACCOUNT, secret);
    expect(secrets.open(ACCOUNT, sealed)).toEqual(secret);
    expect(secrets.open('6a1b1c5e-0000-4000-8000-000000000001', sealed)).toBeUndefined();
    expect(secrets.seal(ACCOUNT, secret).secret).not.toEqual(sealed.secret);
    expect(sealed.secret.includes(secret)).toBe(false);
  });

  it('that somebody has changed is not opened', () => {
    const secrets = under(OLD);
    const sealed = secrets.seal(ACCOUNT, secret);
    for (let index = 0; index < sealed.secret.length; index++) {
      const changed = Buffer.from(sealed.secret);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(secrets.open(ACCOUNT, { ...sealed, secret: changed })).toBeUndefined();
    }
  });

  it('is opened while the secret of the server that sealed it is known, and no longer', () => {
    const sealed = under(OLD).seal(ACCOUNT, secret);
    expect(under(NEW, OLD).open(ACCOUNT, sealed)).toEqual(secret);
    expect(under(NEW).open(ACCOUNT, sealed)).toBeUndefined();
  });
});

describe('a recovery code', () => {
  it('is the same in capitals, with blanks, and with letters that look like digits', () => {
    const hash = hashOfCode(ACCOUNT, '0123-4abc-1111-0000');
    for (const written of ['0123 4ABC 1111 0000', 'O1234abclIiLoOo0', ' 0123-4abc—1111-0000 '])
      expect(hashOfCode(ACCOUNT, written)).toBe(hash);
    expect(hashOfCode('6a1b1c5e-0000-4000-8000-000000000001', '0123-4abc-1111-0000')).not.toBe(hash);
  });

  it('is one of ten, none like another', () => {
    const codes = Array.from({ length: 100 }, generateCodes).flat();
    expect(new Set(codes).size).toBe(1_000);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  });
});
