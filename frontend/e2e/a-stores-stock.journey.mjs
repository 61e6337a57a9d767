// A store's first day with its stock: 2,000 lines from its till, three rows put right, a rule for its
// prices, two sales at the counter, the till told.
import { readFileSync } from 'node:fs';
import { expect, test, WHOLE } from './support/fixtures.mjs';
import { atRest, axe, fits } from './support/page.mjs';
import { DESKTOP, PHONE, says } from './support/people.mjs';

const HEADER = 'SKU,Card Name,Set Code,Collector Number,Condition,Finish,Language,Quantity,Price,Shelf';
const CONDITIONS = ['Near Mint', 'Lightly Played', 'Moderately Played', 'Heavily Played', 'Damaged'];
const FINISHES = ['Nonfoil', 'Foil'];
const SHELVES = ['Case', 'Wall'];

/** The rows of the file, of which `WRONG` can't be read without help. */
const ROWS = 2000;
const WRONG = 3;
const COPIES_PER_ROW = 3;
const COPIES = (ROWS - WRONG) * COPIES_PER_ROW + WRONG;

/** A file of cards of the sample catalog in every condition and finish, on two shelves; and a card of it with its SKU. */
async function writeFile({ call }) {
  const search = { q: 'is:nonfoil is:foil game:paper lang:en -is:token', unique: 'prints' };
  const { data: cards } = await call(`/cards/search?${new URLSearchParams(search)}`);
  const rows = SHELVES.flatMap((shelf) =>
    FINISHES.flatMap((finish) =>
      CONDITIONS.flatMap((condition) =>
        cards.map(({ name, set, collector_number: number }) =>
          [`"${name}"`, set, number, condition, finish, 'English', COPIES_PER_ROW, '1.50', shelf].join(),
        ),
      ),
    ),
  )
    .slice(0, ROWS - WRONG)
    .map((row, at) => `${String(at).padStart(6, '0')},${row}`);
  const [first, second, third, sold] = cards.filter(({ set }) => set === 'brm');
  const text = [
    HEADER,
    `T-1,"${first.name}",${first.set},${first.collector_number},Plaied,Nonfoil,English,1,2.00,Case`,
    `T-2,"${second.name.slice(0, -1)}x",${second.set},,Near Mint,Nonfoil,English,1,2.00,Case`,
    `T-3,"${third.name}",QQQ,${third.collector_number},Near Mint,Nonfoil,English,1,2.00,Case`,
    ...rows,
  ].join('\r\n');
  const row = rows.find((cells) => cells.includes(`"${sold.name}",${sold.set},`));
  return { text, rows: rows.length, card: sold, sku: row.split(',')[0] };
}

const fileOf = (text) => ({ name: 'till.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

// A product of its own: its stock has copies of every card, which other journeys count.
test.use({ settings: {} });

test('a store imports 2,000 lines, reprices and exports them', WHOLE, async ({ visit, createStore }) => {
  const store = await createStore();
  const { text, rows, card, sku } = await writeFile(store);
  expect(rows).toBe(ROWS - WRONG);
  const { page } = await visit({ viewport: DESKTOP, as: store });

  await test.step('the file is uploaded and previewed', async () => {
    await page.goto('/stock/import');
    await page.locator('input[type=file]').setInputFiles(fileOf(text));
    const columns = page.getByRole('form', { name: 'What each column means' });
    await columns.getByLabel('Meaning of SKU').selectOption('External ID (SKU)');
    await columns.getByLabel('Meaning of Shelf').selectOption('Shelf');
    await columns.getByRole('button', { name: 'Use these columns' }).click();
    await page.getByRole('tab', { name: `Needs you ${WRONG}` }).waitFor();
  });

  await test.step('the three rows that were held back are fixed', async () => {
    const held = page.getByRole('region', { name: 'Needs you' });
    await held.getByRole('button', { name: 'Correct row 2' }).click();
    await held.getByLabel('Condition').selectOption('Heavily Played');
    await held.getByRole('button', { name: 'Save row' }).click();
    await held.getByRole('button', { name: 'Correct row 2' }).waitFor({ state: 'detached' });
    for (let left = WRONG - 1; left > 0; left -= 1)
      await held.getByRole('list').getByRole('list').getByRole('button').first().click();
    await page.getByRole('tab', { name: 'Needs you 0' }).waitFor();
  });

  await test.step('all of it becomes stock', async () => {
    await page.getByRole('button', { name: `Add ${COPIES.toLocaleString('en')} copies` }).click();
    await says(page, `Imported: 2,000 lines, ${COPIES.toLocaleString('en')} copies.`);
    await page.goto('/stock');
    await says(page, new RegExp(`^2,000 lines · ${COPIES.toLocaleString('en')} copies`));
    await page.evaluate(atRest);
    await axe(page);
  });

  await test.step('its prices follow the market by a rule, but for moves that are too large', async () => {
    await page.goto('/stock/prices');
    await page.getByLabel('Percent of market: Any condition, Any finish').fill('90');
    await page.getByLabel('Include prices typed by hand').check();
    await page.getByRole('button', { name: /^Save and reprice [\d,]+ copies…$/ }).click();
    const question = page.getByRole('dialog', { name: /^Reprice [\d,]+ copies\?$/ });
    await question.getByRole('button', { name: /^Reprice [\d,]+ copies$/ }).dblclick();
    await page.getByText(/^[\d,]+ copies now follow your rules, [\d,]+ held back\./).waitFor();
    const lines = await store.call('/stock/lines?limit=500');
    const near = lines.find(({ price, marketPrice }) => price !== 1.5 && marketPrice > 1);
    expect(near.price).toBeCloseTo(near.marketPrice * 0.9, 1);
    expect(lines.every(({ price }) => price <= 4.5 && price >= 0.5)).toBe(true);
  });

  await test.step('two are sold at the counter, faster than they are saved', async () => {
    const counter = await visit({ viewport: PHONE, as: store });
    await counter.page.goto(`/stock?${new URLSearchParams({ q: sku })}`);
    const sell = counter.page.getByRole('button', { name: `Sell one: ${card.name}` });
    await sell.dblclick();
    await says(counter.page, 'All changes saved.');
    await fits(counter.page);
    await expect
      .poll(async () => (await store.call('/stock/summary')).copies, { message: 'two copies fewer' })
      .toBe(COPIES - 2);
  });

  await test.step('the file for Square has all lines, and the one that was sold with what is left', async () => {
    await page.goto('/stock/export?format=square');
    await page.getByLabel('Location').fill('Main Street');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download for Square' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(1 + ROWS);
    expect(lines[0].split(',').slice(-2)).toEqual([
      'Current Quantity Main Street',
      'New Quantity Main Street',
    ]);
    expect(
      lines
        .find((line) => line.includes(`,${sku},`))
        ?.split(',')
        .at(-1),
    ).toBe('1');
    await page.getByRole('button', { name: 'I uploaded it' }).click();
    await says(page, 'Upload confirmed.');
  });
});
