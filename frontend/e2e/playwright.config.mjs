// Playwright Test's settings: the journeys of `npm test`, and the pictures of `npm run gallery`.
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { OPTIONS } from './gallery/options.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/product-template.mjs',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that passes at the second attempt hides a bug. Only the start of the browser is repeated (support/browser.mjs).
  retries: 0,
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
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  projects: [
    { name: 'journeys', testMatch: '*.journey.mjs' },
    { name: 'gallery', testMatch: 'gallery/*.gallery.mjs' },
  ],
});
