// Where things stand on a screen, and what it shows as data.

/** The row, or the tile, of a list under this heading. */
export const rowOf = (page, heading) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: heading }) });

/** The labels of the sidebar beside the dashboard, in their order and without their badges. */
export async function sidebarOf(page) {
  const rows = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
  await rows.first().waitFor();
  return (await rows.allInnerTexts()).map((text) => text.split('\n')[0]);
}

/** The figures of a store's dashboard: their labels and counts. */
export async function figuresOf(page) {
  const stats = page.getByRole('region', { name: 'Store Stats' });
  await stats.and(page.locator('[aria-busy="false"]')).waitFor();
  const counts = {};
  for (const label of ['Singles Listed', 'Events Hosted', 'Watchlist']) {
    const figure = stats.locator('div').filter({ has: page.getByText(label, { exact: true }) });
    counts[label] = await figure.locator('dd').first().innerText();
  }
  return counts;
}

/** The order history, once it has `count` rows: `{ columns, rows }`, each row the texts of its cells. */
export async function salesOf(page, count) {
  const rows = page.getByRole('table').getByRole('row');
  // The placeholders are rows of a table as well: only a sale links to its card.
  await rows
    .getByRole('link')
    .nth(count - 1)
    .waitFor();
  const cells = (await rows.all()).slice(1).map((row) => row.getByRole('cell').allTextContents());
  return { columns: await page.getByRole('columnheader').allTextContents(), rows: await Promise.all(cells) };
}
