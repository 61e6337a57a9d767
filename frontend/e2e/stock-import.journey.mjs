// A store brings a file into its stock, has it put right, takes it to its till, and takes it back.
import { readFileSync } from 'node:fs';
import { expect, test } from './support/fixtures.mjs';
import { atRest, axe, inspect } from './support/page.mjs';
import { DESKTOP, PHONE, says } from './support/people.mjs';

const HEADER = 'SKU,Card Name,Set Code,Collector Number,Condition,Finish,Quantity,Price,Shelf';
const CONDITIONS = ['Near Mint', 'Lightly Played', 'Moderately Played', 'Heavily Played'];

/** A file of some 200 rows of cards that there are, of which three cannot be read without help. It names no language. */
async function writeFile({ call }) {
  const { data } = await call(`/cards/search?${new URLSearchParams({ q: 'set:brm is:nonfoil game:paper' })}`);
  const cards = data.slice(0, 50);
  const rows = cards.flatMap(({ name, collector_number: number }, card) =>
    CONDITIONS.map((condition, at) =>
      [`00${card}-${at}`, `"${name}"`, 'BRM', number, condition, 'Nonfoil', 2, '1.50', `A${card % 5}`].join(),
    ),
  );
  const [first, second, third] = cards;
  return [
    HEADER,
    `T-1,"${first.name}",BRM,${first.collector_number},Plaied,Nonfoil,1,2.00,B1`,
    `T-2,"${second.name.slice(0, -1)}x",BRM,,Near Mint,Nonfoil,1,2.00,B1`,
    `T-3,"${third.name}",QQQ,${third.collector_number},Near Mint,Nonfoil,1,2.00,B1`,
    ...rows,
  ].join('\r\n');
}

const fileOf = (text) => ({ name: 'till export.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const save = async (page, press) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
};

// @spec route-stock-import, route-stock-export, route-stock-reconcile, route-pull-sheet
test('a file of 200 lines is imported, put right, exported to the till, and undone', async ({
  visit,
  createStore,
}) => {
  const store = await createStore();
  const text = await writeFile(store);
  const { page } = await visit({ viewport: DESKTOP, as: store });
  await page.goto('/stock');
  await page
    .getByRole('link', { name: /^Import/ })
    .first()
    .click();

  await test.step('the file is uploaded, and its columns are confirmed', async () => {
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await inspect(page);
    await page.locator('input[type=file]').setInputFiles(fileOf(text));
    await page.getByRole('heading', { name: 'till export.csv' }).waitFor();
    const columns = page.getByRole('form', { name: 'What each column means' });
    await columns.getByLabel('Meaning of SKU').selectOption('External ID (SKU)');
    await columns.getByLabel('Meaning of Shelf').selectOption('Shelf');
    await inspect(page);
    await columns.getByRole('button', { name: 'Use these columns' }).dblclick();
  });

  await test.step('blanks are asked about once', async () => {
    const blanks = page.getByLabel(/^Treat \d+ blanks in Language as/);
    await blanks.selectOption('English');
    await page.getByRole('button', { name: 'Preview: Add' }).dblclick();
    await page.getByRole('tab', { name: 'Needs you 3' }).waitFor();
    await inspect(page);
  });

  await test.step('three rows are put right, faster than they are compared', async () => {
    const held = page.getByRole('region', { name: 'Needs you' });
    await held.getByRole('button', { name: 'Skip row 4' }).click();
    await held.getByRole('button', { name: 'Correct row 2' }).click();
    await held.getByLabel('Condition').selectOption('Heavily Played');
    await held.getByRole('button', { name: 'Save row' }).click();
    await held.getByRole('list').getByRole('list').getByRole('button').first().click();
    await page.getByRole('tab', { name: 'Needs you 0' }).waitFor();
    await says(page, 'There are no rows here.');
    await page.getByRole('tab', { name: /^New 20\d$/ }).click();
    await inspect(page);
  });

  await test.step('it is saved once, however often the button is pressed, and found again in another tab', async () => {
    await page.getByRole('button', { name: 'Add 402 copies' }).dblclick();
    await says(page, 'Imported: 202 lines, 402 copies.');
    await page.evaluate(atRest);
    await axe(page);
  });

  await test.step('the till gets it, and the next file has only what has changed', async () => {
    await page.goto('/stock/export?format=square');
    await says(page, '202 lines · 402 copies');
    await page.getByRole('button', { name: 'Download for Square' }).click();
    await says(page, 'Enter the name of the location.');
    await page.getByLabel('Location').fill('Main Street');
    const file = await save(page, () => page.getByRole('button', { name: 'Download for Square' }).click());
    expect(file.text.split('\r\n')[0]).toContain('New Quantity Main Street');
    expect(file.text).toContain(',000-0,');
    await inspect(page);
    await page.getByRole('button', { name: 'I uploaded it' }).click();
    await says(page, 'Upload confirmed.');
    await page.getByRole('radio', { name: 'Only what has changed since the last upload' }).check();
    const next = await save(page, () => page.getByRole('button', { name: 'Download for Square' }).click());
    expect(next.text.trim().split('\n')).toHaveLength(1);
  });

  await test.step('the file of the till is compared with the stock, and shows what differs', async () => {
    await page.goto('/stock');
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    await inspect(page);
    const counted = text.replace('Nonfoil,1,2.00', 'Nonfoil,4,2.00');
    await page.locator('input[type=file]').setInputFiles(fileOf(counted));
    await says(page, '1 line of 202 differs.');
    const line = page.getByRole('row', { name: /T-1/ });
    await line.getByText(/^1 added \(import\)/).waitFor();
    await inspect(page);
    const file = await save(page, () => page.getByRole('button', { name: 'Download as CSV' }).click());
    expect(file.text).toContain('Fewer in Playset');
    await line.getByRole('link', { name: /^Show in stock/ }).click();
    await page.waitForURL('**/stock?q=T-1');
  });

  await test.step('it is undone from a phone', async () => {
    const phone = await visit({ viewport: PHONE, as: store });
    await phone.page.goto('/stock/import');
    await phone.page.getByRole('link', { name: 'till export.csv' }).click();
    await phone.page.getByRole('button', { name: 'Undo this import' }).waitFor();
    await inspect(phone.page);
    await phone.page.getByRole('button', { name: 'Undo this import' }).click();
    const question = phone.page.getByRole('dialog', { name: 'Undo this import?' });
    await question.getByRole('button', { name: 'Undo this import' }).dblclick();
    await says(phone.page, 'The import was undone.');
    await question.waitFor({ state: 'detached' });
    await phone.page.goto('/stock/export');
    await says(phone.page, '0 lines · 0 copies');
    await inspect(phone.page);
    await phone.page.goto('/stock/pull-sheet');
    await says(phone.page, 'Nothing to pull.');
    await inspect(phone.page);
  });
});
