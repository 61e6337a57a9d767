// Maps on the tiles of an operator, which the test answers.
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DEMO, DESKTOP } from './support/people.mjs';

test.use({
  settings: {
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    MAP_ATTRIBUTION: '© A survey',
    MAP_ATTRIBUTION_URL: 'https://survey.example/',
  },
});

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the page asks that origin for them, and nobody else', async ({ visit }) => {
  const { page, context, allow } = await visit({ viewport: DESKTOP, as: DEMO.player });
  allow(/^asked another host: https:\/\/tiles\.example\//);
  const asked = [];
  await context.route('https://tiles.example/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/png', body: PIXEL });
  });
  await page.goto('/stores?layout=map');
  await page.getByRole('link', { name: '© A survey' }).waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  for (const path of asked) expect(path).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
  await inspect(page);
});
