// Playwright Test's settings: the journeys of `npm test`, and the pictures of `npm run gallery`.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { OPTIONS } from './gallery/options.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/product-template.mjs',
  fullyParallel: true,
  // Marked by `WHOLE` in support/fixtures.mjs.
  grepInvert: process.env.TRUST === 'whole' ? undefined : /@whole/,
  forbidOnly: true,
  // Visitors wait for the product, for toasts and for slow networks: one more than there are cores, and no more than four.
  workers: Math.min(availableParallelism() + 1, 4),
  // A test that passes only when it is retried hides a bug, so it fails on a developer's machine. CI reports it as flaky, with its
  // error and its trace, and goes on: a race in one of 150 journeys must not block a release.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  reporter: 'dot',
  snapshotPathTemplate: join(OPTIONS.out, '{arg}{ext}'),
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    // The client's service worker would answer past the routes of a test.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A copy of the page after each step would slow all of them: `--trace=on` keeps it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    { name: 'journeys', testMatch: '*.journey.mjs' },
    { name: 'gallery', testMatch: 'gallery/*.gallery.mjs' },
  ],
});
