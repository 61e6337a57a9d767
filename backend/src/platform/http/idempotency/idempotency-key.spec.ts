// Whether two calls with a key are one.
import type { ExecutionContext } from '@nestjs/common';
import type { Keys } from '../../environment/secret-keys.js';
import { keyedCall } from './idempotency-key.js';

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

/** Somebody who is logged in posts with a key. */
const posted = (keys: Keys, body: unknown, key = 'a-key') => {
  const request = { headers: { 'idempotency-key': key }, url: '/', body, caller: { uuid: 'somebody' } };
  const context = { switchToHttp: () => ({ getRequest: () => request }), getHandler: () => posted };
  return keyedCall(context as unknown as ExecutionContext, keys);
};

describe('a call with a key', () => {
  it('is known again by what it asks for', () => {
    expect(posted([OLD], { price: 5 })).toEqual(posted([OLD], { price: 5 }));
    expect(posted([OLD], { price: 5 })?.hashes).not.toEqual(posted([OLD], { price: 6 })?.hashes);
  });

  it('is known again after the secret was changed, while the one before is', () => {
    const kept = posted([OLD], { price: 5 });
    expect(posted([NEW, OLD], { price: 5 })?.name).toEqual(kept?.name);
    expect(posted([NEW, OLD], { price: 5 })?.hashes).toContain(kept?.hashes[0]);
    expect(posted([NEW], { price: 5 })?.hashes).not.toContain(kept?.hashes[0]);
  });

  it('is kept under the newest secret', () => {
    expect(posted([NEW, OLD], { price: 5 })?.hashes[0]).toBe(posted([NEW], { price: 5 })?.hashes[0]);
  });
});
