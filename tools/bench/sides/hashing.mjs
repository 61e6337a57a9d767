// What a log-in costs on purpose: the hash of the password.
import { pathToFileURL } from 'node:url';
import { at } from '../../../scripts/lib/root.mjs';
import { median } from '../figures.mjs';
import { cpuOf } from './usage.mjs';

const TIMES = 20;

/** The CPU milliseconds of one comparison with a kept hash; undefined where the system does not tell. */
export async function hashingCost() {
  if (cpuOf(process.pid) === undefined) return undefined;
  const built = at('backend/dist/modules/users/password-hashes.js');
  const { PasswordHashes } = await import(pathToFileURL(built).href);
  const passwords = new PasswordHashes();
  const kept = await passwords.of('a password of the benchmark');
  const taken = [];
  for (let nth = 0; nth < TIMES; nth++) {
    const before = process.cpuUsage();
    await passwords.matches('a password of the benchmark', kept);
    const { user, system } = process.cpuUsage(before);
    taken.push((user + system) / 1000);
  }
  return median(taken);
}
