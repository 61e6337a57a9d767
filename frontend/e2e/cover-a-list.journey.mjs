// The rest of a deck: a pasted list, the plan with the fewest stops, what it misses on the watchlist, and the plan on paper.
import { openSession } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DEMO, DESKTOP, PHONE } from './support/people.mjs';

const COPIES = 60;

/** A deck of 60: two cards that the demo's store has, and far more of the second than anybody. */
async function deckOf(product) {
  const { call, user } = await openSession(product, DEMO.store);
  const listings = await call(`/listings/user/${user.uuid}/status/ACTIVE`);
  const names = [...new Set(listings.filter(({ type }) => type === 'SELL').map(({ cardName }) => cardName))];
  return { text: `Deck\n1 ${names[0]}\n${COPIES - 1} ${names[1]}\n1 Nobody’s Card At All`, scarce: names[1] };
}

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test(`a deck is covered with the fewest stops, and what is missing is saved, on a ${device}`, async ({
    visit,
    product,
    createPlayer,
  }) => {
    const { page } = await visit({ viewport, as: await createPlayer() });
    const { text, scarce } = await deckOf(product);
    await page.goto('/cover');
    await page.getByLabel('Your list').fill(text);
    await page.getByRole('button', { name: 'Find stops' }).click();
    const plan = page.getByRole('article', { name: 'Fewest stops' });
    await expect(plan.getByText(/\d+ of 60 copies · \d+ stops?/)).toBeVisible();
    await expect(page.getByText('1 line left out')).toBeVisible();
    await inspect(page);
    await plan.getByRole('button', { name: 'Save missing to watchlist' }).click();
    await expect(page.getByText('1 card saved to your watchlist.')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Your list')).toBeHidden();
    await expect(plan).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/watchlist');
    await expect(page.getByRole('link', { name: scarce }).first()).toBeVisible();
  });
