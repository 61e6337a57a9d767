// Two players swap cards with cash to balance, on two phones: the offer is begun, left and continued, an answer is lost on its way, one
// strikes a line at the table, the network goes between the two codes, and both say how it went.
import { createAccount, postListing } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
import { inspect } from './support/page.mjs';
import { DESKTOP, PHONE, says } from './support/people.mjs';

const MINUTE_MS = 60_000;
const inMinutes = (minutes) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** Lets calls to this address reach the server once, and loses the answer. */
const loseAnswer = (page, address) =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** One's own code, as it is read across the table. */
async function codeOn(page) {
  const code = page.getByText(/^\d{3} \d{3}$/);
  await code.waitFor();
  return (await code.innerText()).replace(' ', '');
}

async function enter(page, who, code) {
  await page.getByLabel(`${who}’s code`).fill(code);
  await page.getByRole('button', { name: 'Confirm the hand-over' }).dblclick();
}

async function rate(page) {
  const questions = page.getByRole('region', { name: 'How did it go?' });
  const again = questions.getByRole('group', { name: 'Would you trade with them again?' });
  await again.getByRole('radio', { name: 'Yes' }).check();
  await questions.getByRole('button', { name: 'Send review' }).dblclick();
  await questions.getByText('You said:').waitFor();
}

// @spec screen-draft-offer, screen-make-offer
test('two players swap with cash to balance, one strikes a line at the table, and both rate', async ({
  visit,
  product,
}) => {
  test.slow();
  const [robin, kim] = [await createAccount(product), await createAccount(product)];
  const [wanted, other] = [
    await postListing(kim, 'set:brm cn:3', 6),
    await postListing(kim, 'set:brm cn:4', 2),
  ];
  const mine = await postListing(robin, 'set:brm cn:5', 4);
  const one = await visit({ viewport: PHONE, as: robin });
  const two = await visit({ viewport: DESKTOP, as: kim });
  for (const { allow } of [one, two]) allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/);

  await test.step('an offer that is left is a draft, and goes on where it was', async () => {
    const { page } = one;
    await page.goto('/inbox');
    await page.goto(`/offers/new?to=${kim.user.uuid}&listing=${wanted.uuid}&listing=${other.uuid}`);
    await page.getByRole('button', { name: 'Add your cards' }).click();
    await page.getByRole('button', { name: `Add ${mine.cardName}`, exact: true }).click();
    await page.getByLabel('Who pays it').selectOption('I pay');
    await page.getByLabel('Amount').fill('3.50');
    await inspect(page);
    await page.getByRole('link', { name: 'Inbox' }).first().click();
    const draft = page.getByRole('region', { name: 'Drafts' });
    await draft.getByRole('link', { name: new RegExp(`Draft for ${kim.name}`) }).waitFor();
    await inspect(page);
    await page.goBack();
    await says(page, 'You began this offer earlier. Nobody else sees it until you send it.');
    await expect(page.getByLabel('Amount')).toHaveValue('3.50');
    await page.reload();
    await expect(page.getByLabel('Amount')).toHaveValue('3.50');
    await page.getByLabel('Note').fill('At the library?');
    await page.getByRole('button', { name: 'Send offer' }).dblclick();
    await says(page, `You’re waiting for ${kim.name}’s answer.`);
  });

  await test.step('an acceptance whose answer is lost is given once', async () => {
    const { page } = two;
    await page.goto('/inbox');
    await page.getByRole('region', { name: 'Your turn' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Accept' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept this offer?' });
    await loseAnswer(page, '**/accept');
    await dialog.getByRole('button', { name: 'Accept' }).dblclick();
    await dialog.getByText('No answer came. Try again: nothing is done twice.').waitFor();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await page.waitForURL('**/deals/*');
  });

  const deal = new URL(two.page.url()).pathname;
  await robin.call(`${deal}/meeting`, {
    method: 'POST',
    body: { place: { kind: 'TEXT', text: 'The library' }, from: inMinutes(10), to: inMinutes(70) },
    headers: { 'If-Match': `"${(await robin.call(deal)).version}"` },
  });
  await one.page.goto(deal);
  await two.page.reload();
  await two.page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();

  await test.step('a line is struck by both', async () => {
    await one.page.getByRole('button', { name: 'Something differs' }).click({ timeout: 5_000 });
    await one.page.getByRole('checkbox', { name: `Strike: ${other.cardName}` }).check();
    await inspect(one.page);
    await one.page.getByRole('button', { name: 'Suggest the change' }).dblclick();
    await says(two.page, `${robin.name} suggests a change:`);
    await two.page.getByRole('button', { name: 'Agree', exact: true }).dblclick();
    await one.page.getByRole('button', { name: 'Something differs' }).waitFor();
    await expect(two.page.getByText(`${robin.name} suggests a change:`)).toBeHidden();
  });

  await test.step('both confirm, one of them without a network', async () => {
    await one.page.reload();
    const [ofRobin, ofKim] = [await codeOn(one.page), await codeOn(two.page)];
    await enter(two.page, robin.name, ofRobin);
    await says(two.page, 'You have confirmed.');
    await one.context.setOffline(true);
    await one.page.getByLabel(`${kim.name}’s code`).fill(ofKim);
    await one.page.getByRole('button', { name: 'Confirm the hand-over' }).click();
    await one.page
      .getByText('No network: the code is kept on this device and sent within 24 hours.')
      .waitFor();
    await one.context.setOffline(false);
    for (const { page } of [one, two])
      await page.getByRole('region', { name: 'How did it go?' }).waitFor({ timeout: 30_000 });
  });

  for (const { page } of [one, two]) {
    await rate(page);
    await inspect(page);
  }
  const [sold] = await kim.call(`/listings/user/${kim.user.uuid}/order-history`);
  expect(sold).toMatchObject({ cardName: wanted.cardName, status: 'SOLD' });
});

// @spec screen-cover-stops
test('a player holds four cards from a stop of a plan, however often they press, and comes back to the plan', async ({
  visit,
  product,
}) => {
  const store = await createAccount(product, { role: 'STORE' });
  const rules = { isOn: true, maxCards: 10, maxValue: null, forWhom: 'EVERYONE', days: 2 };
  await store.call('/offers/hold-rules', { method: 'PUT', body: rules });
  const names = [];
  // For less than anybody: the cheapest plan is one stop.
  for (const number of [6, 7, 8, 9])
    names.push((await postListing(store, `set:brm cn:${number}`, 0.01)).cardName);
  const player = await createAccount(product);
  const { page, allow } = await visit({ viewport: PHONE, as: player });
  allow(/ERR_FAILED|Failed to load resource/);
  const list = names.map((name) => `1 ${name}`).join('\n');
  await page.goto(`/cover?${new URLSearchParams({ list })}`);
  const plan = page.getByRole('article').first();
  const hold = plan.getByRole('button', { name: `Hold these 4 cards at ${store.name}` });
  await hold.waitFor();
  await inspect(page);
  await loseAnswer(page, '**/api/offers/holds');
  await hold.dblclick();
  await says(page, 'No answer came. Try again: it isn’t asked twice.');
  await hold.dblclick();
  await plan.getByRole('link', { name: 'Held for you' }).click();
  await page.getByRole('heading', { level: 1, name: `Deal with ${store.name}` }).waitFor();
  await page.goBack();
  await plan.getByRole('link', { name: 'Held for you' }).waitFor();
  expect(await store.call('/deals/queue?part=to-pull')).toMatchObject([{ cards: 4 }]);
});
