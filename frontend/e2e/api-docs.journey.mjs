// Swagger UI, as somebody uses it who tests the API: authorize once, then try a call.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { setStage } from './support/stage.mjs';

describe('Somebody who tests the API', () => {
  let product;
  let close;
  let visitor;
  before(async () => {
    ({ product, close, visitor } = await setStage({ visitor: {} }));
  });
  after(() => close?.());

  it('authorizes in Swagger UI and tries a call', async () => {
    const answer = await fetch(`${product.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'player@playset.example', password: 'playset-demo' }),
    });
    const { accessToken } = await answer.json();
    const { page } = visitor;
    await page.goto('/api/docs');
    await page.getByRole('button', { name: 'Authorize', exact: true }).click();
    const bearer = page.locator('.auth-container').filter({ hasText: 'bearer' }).first();
    await bearer.getByRole('textbox').fill(accessToken);
    await bearer.getByRole('button', { name: /apply credentials/i }).click();
    await bearer.getByRole('button', { name: 'Close', exact: true }).click();
    const operation = page.locator('#operations-catalogs-getTcgTypes');
    await operation.locator('.opblock-summary-control').click();
    await operation.getByRole('button', { name: 'Try it out' }).click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    const live = operation.locator('.live-responses-table .response').first();
    await live.waitFor();
    assert.match(await live.innerText(), /200[\s\S]*MAGIC_THE_GATHERING/);
  });

  it('reads the same document as the one in the repository', async () => {
    const served = await (await fetch(`${product.origin}/api/openapi.yaml`)).text();
    const committed = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');
    assert.equal(served, committed);
  });
});
