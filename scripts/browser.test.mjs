// Which browser the journeys take, on machines that are not this one.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findBrowser } from '../frontend/e2e/support/browser.mjs';

const SHIPPED = { executablePath: 'the one that came with npm', env: {} };
const machine = (platform, arch, present, env = {}) => ({
  platform,
  arch,
  env,
  exists: (path) => present.includes(path),
  unpack: async () => SHIPPED,
});
const taken = async (...about) => (await findBrowser(machine(...about))).executablePath;

describe('the browser of the journeys', () => {
  it('is the one that is named, before any other', async () => {
    const here = ['/opt/a', '/opt/b', '/usr/bin/chromium'];
    assert.equal(
      await taken('linux', 'x64', here, { CHROME_PATH: '/opt/a', CHROMIUM_PATH: '/opt/b' }),
      '/opt/a',
    );
    assert.equal(await taken('linux', 'x64', here, { CHROMIUM_PATH: '/opt/b' }), '/opt/b');
  });

  it('must exist when it is named', async () => {
    await assert.rejects(
      taken('linux', 'x64', ['/usr/bin/chromium'], { CHROME_PATH: '/gone' }),
      /CHROME_PATH.*\/gone/,
    );
  });

  it('is an installed one on each system', async () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const windows = 'C:\\Program Files/Google/Chrome/Application/chrome.exe';
    assert.equal(await taken('linux', 'x64', ['/usr/bin/chromium']), '/usr/bin/chromium');
    assert.equal(await taken('darwin', 'arm64', [mac]), mac);
    assert.equal(await taken('win32', 'x64', [windows], { PROGRAMFILES: 'C:\\Program Files' }), windows);
  });

  it('is Chrome rather than Chromium where there are both', async () => {
    assert.equal(
      await taken('linux', 'x64', ['/usr/bin/chromium', '/usr/bin/google-chrome']),
      '/usr/bin/google-chrome',
    );
  });

  it('is the one that came with npm on Linux without any', async () => {
    assert.equal(await taken('linux', 'x64', []), SHIPPED.executablePath);
  });

  it('is asked for in clear words where none can be had', async () => {
    await assert.rejects(taken('linux', 'arm64', []), /Install Chrome.*CHROME_PATH/);
    await assert.rejects(taken('darwin', 'arm64', []), /darwin\/arm64/);
  });
});
