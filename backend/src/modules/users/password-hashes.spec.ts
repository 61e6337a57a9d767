// How passwords are kept.
import { PasswordHashes } from './password-hashes.js';

describe('a password', () => {
  const hashes = new PasswordHashes();

  it('is kept as argon2id with 19 MiB and two passes, never the same twice', async () => {
    const [first, second] = await Promise.all([hashes.of('four copies'), hashes.of('four copies')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('fits its own hash and no other', async () => {
    const kept = await hashes.of('four copies');
    expect(await hashes.matches('four copies', kept)).toBe(true);
    expect(await hashes.matches('Four copies', kept)).toBe(false);
    expect(await hashes.matches('four copies ', kept)).toBe(false);
  });

  it('fits nobody, not even with the password that nobody has', async () => {
    expect(await hashes.matches('nobody has this password', undefined)).toBe(false);
  });
});
