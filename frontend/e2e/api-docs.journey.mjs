// Swagger UI, as somebody uses it who tests the API: authorize once, then try a call.
import { readFileSync } from 'node:fs';
import { openSession } from './support/api.mjs';
import { expect, test, WHOLE } from './support/fixtures.mjs';
import { DEMO } from './support/people.mjs';

// Swagger UI works for five seconds on our document before it draws anything or opens an operation, and for longer beside other journeys.
test.use({ actionTimeout: 45_000 });

test('authorizes in Swagger UI and tries a call', WHOLE, async ({ visit, product }) => {
  test.slow();
  const { accessToken } = await openSession(product, DEMO.player);
  const { page } = await visit();
  await page.goto('/api/docs');
  const authorize = page.getByRole('button', { name: 'Authorize', exact: true });
  await authorize.click();
  const bearer = page.locator('.auth-container').filter({ hasText: 'bearer' }).first();
  await bearer.getByRole('textbox').fill(accessToken);
  await bearer.getByRole('button', { name: /apply credentials/i }).click();
  await bearer.getByRole('button', { name: 'Close', exact: true }).click();
  await page.locator('#operations-tag-catalogs').click();
  const operation = page.locator('#operations-catalogs-getTcgTypes');
  await operation.locator('.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  const live = operation.locator('.live-responses-table .response').first();
  await live.waitFor();
  expect(await live.innerText()).toMatch(/200[\s\S]*MAGIC_THE_GATHERING/);
});

test('reads the same document as the one in the repository', async ({ product }) => {
  const served = await (await fetch(`${product.origin}/api/openapi.yaml`)).text();
  const committed = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');
  expect(served).toBe(committed);
});
