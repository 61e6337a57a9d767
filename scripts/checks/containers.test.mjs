// The check of the container files catches each fault that is planted in a copy of ours.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { at } from '../lib/root.mjs';
import { faultsOfImage, faultsOfServices } from './containers.mjs';

const image = readFileSync(at('Dockerfile'), 'utf8');
const services = readFileSync(at('docker-compose.yml'), 'utf8');

/** The text with a fault in it; fails if there is nothing to plant it in. */
function planted(text, from, to) {
  const changed = text.replaceAll(from, to);
  assert.notEqual(changed, text);
  return changed;
}

describe('the check of the Dockerfile', () => {
  it('has nothing to say of ours', () => assert.deepEqual(faultsOfImage(image), []));
  for (const [what, from, to, says] of [
    ['root', 'USER node', '', /runs as root/],
    ['root by number', 'USER node', 'USER 0:0', /runs as root/],
    ['an image without a release', /node:22-bookworm-slim/g, 'node', /node names no release/],
    ['the latest image', /node:22-bookworm-slim/g, 'node:latest', /names no release/],
    ['ADD', /^COPY \. \.$/gm, 'ADD . .', /ADD fetches/],
    ['install scripts', / --ignore-scripts/g, '', /install scripts would run/],
    ['no health check', /^HEALTHCHECK .*\\\n.*$/gm, '', /nobody asks/],
    [
      'packages left out',
      /^COPY --from=packages .* backend\/node_modules$/gm,
      '',
      /backend\/node_modules are left out/,
    ],
    ['a typing error', 'EXPOSE', 'EXPOS', /line \d+: Unknown instruction/],
  ]) {
    it(`catches ${what}`, () => assert.match(faultsOfImage(planted(image, from, to)).join('\n'), says));
  }
});

describe('the check of the compose file', () => {
  it('has nothing to say of ours', () => assert.deepEqual(faultsOfServices(services), []));
  for (const [what, from, to, says] of [
    ['a root that can be written to', 'read_only: true', 'read_only: false', /can be written to/],
    ['capabilities', 'cap_drop: [ALL]', 'cap_drop: []', /keeps capabilities/],
    [
      'capabilities given back',
      'cap_drop: [ALL]',
      'cap_drop: [ALL]\n    cap_add: [SYS_ADMIN]',
      /keeps capabilities/,
    ],
    ['new privileges', 'no-new-privileges:true', 'no-new-privileges:false', /may gain privileges/],
    ['privilege', 'read_only: true', 'read_only: true\n    privileged: true', /is privileged/],
    ['a user that is root', 'read_only: true', 'read_only: true\n    user: root', /runs as root/],
    ['a secret in the file', /JWT_SECRET: \$\{.*\}/g, 'JWT_SECRET: secret', /a secret in the file/],
    ['an open port', '127.0.0.1:8025', '8025', /mail is open to the network/],
    ['an image without a release', 'postgres:18', 'postgres', /database names no release/],
  ]) {
    it(`catches ${what}`, () => assert.match(faultsOfServices(planted(services, from, to)).join('\n'), says));
  }
});
