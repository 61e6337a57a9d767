// The name that the card database hears.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { callerName } from './caller-name.js';

describe('the name of the caller', () => {
  const { version } = JSON.parse(readFileSync(resolve('package.json'), 'utf8')) as { version: string };

  it('is the product with its version and its address', () => {
    expect(callerName('https://cards.example.org')).toBe(`Playset/${version} (+https://cards.example.org)`);
    expect(callerName(undefined)).toBe(`Playset/${version}`);
  });
});
