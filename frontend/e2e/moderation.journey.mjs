// A player reports a listing; a moderator, whom the operator has named by a command, hides it; its lister reads why.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { postListing } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { openCard, PHONE } from './support/people.mjs';

const COMMAND = fileURLToPath(new URL('../../backend/dist/moderators.js', import.meta.url));
const CARD = { search: 'set:brm cn:8', name: 'Order of the White Briar' };
const WHY = 'The back is too dark for a real card.';
const REASON = 'The photos show a proxy. Proxies may not be sold as real cards.';

/** What the operator types, while the product runs. */
async function nameModerator({ dataDir }, email) {
  const env = { ...process.env, DATA_DIR: dataDir, CARD_SOURCE: 'mirror', TOWN_LIST: 'off' };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'add', email], {
    env,
    cwd: join(COMMAND, '../../..'),
  });
  return stdout;
}

// @spec route-moderation, route-case, route-decisions
test('a listing is reported, hidden, and its lister reads why and complains', async ({
  visit,
  product,
  createPlayer,
}) => {
  const [seller, buyer, moderator] = [await createPlayer(), await createPlayer(), await createPlayer()];
  await postListing(seller, CARD.search, 0.8, { type: 'TRADE' });
  expect(await nameModerator(product, moderator.email)).toContain('moderates now');

  const { page } = await visit({ viewport: PHONE, as: buyer });
  await openCard(page, CARD);
  await page.getByRole('link', { name: seller.name }).first().click();
  const row = page.getByRole('listitem').filter({ hasText: CARD.name });
  await row
    .getByRole('button', { name: `Report or block: ${CARD.name}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this listing' });
  await dialog.getByLabel('What should we know? (optional)').fill(WHY);
  await inspect(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('We’ve received your report', { exact: false }).first().waitFor();

  const { page: desk, allow } = await visit({ as: moderator });
  // What is hidden is gone for the moderator, too.
  allow(/status of 404 .*\/api\/listings\/[-0-9a-f]{36}$/);
  await desk.goto('/moderation');
  await desk.getByRole('link', { name: `Listing: ${CARD.name}` }).click();
  await desk.getByText(WHY).waitFor();
  await inspect(desk);
  await desk.getByLabel('Measure').selectOption('HIDE');
  await desk.getByLabel('Reasons (the person affected reads them)').fill(REASON);
  await desk.getByRole('button', { name: 'Decide' }).click();
  await desk.getByText('Those concerned are notified', { exact: false }).first().waitFor();
  await desk.getByText(/^It isn’t on the market/).waitFor();

  const stall = (await visit({ viewport: PHONE, as: seller })).page;
  await stall.goto('/watchlist');
  await stall.getByRole('button', { name: /^More.*unread$/ }).click();
  await stall.getByRole('link', { name: /^Notifications.*unread$/ }).click();
  await stall.getByRole('link', { name: 'A moderator has hidden something of yours' }).click();
  await stall.getByText(REASON).waitFor();
  await inspect(stall);
  await stall.getByRole('button', { name: 'Complain' }).click();
  await stall.getByLabel('What’s wrong with this decision?').fill('It is real.');
  await stall.getByRole('button', { name: 'Send complaint' }).click();
  // Not the field that it was typed in.
  await stall.getByRole('article').getByText('It is real.').waitFor();
  await desk.goto('/moderation');
  await desk
    .getByRole('link', { name: `Listing: ${CARD.name}` })
    .filter({ hasText: 'Complaint · ' })
    .click();
  await desk.getByText('Another moderator decides this one', { exact: false }).waitFor();
});
