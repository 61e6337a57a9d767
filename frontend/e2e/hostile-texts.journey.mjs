// Whatever somebody calls themselves, their events and their places, everybody else sees letters, and nothing happens.
import { plansOf } from './gallery/plans.mjs';
import { SCREENS } from './gallery/screens.mjs';
import { renamed, TEXTS } from './gallery/states.mjs';
import { tradesOf } from './gallery/trades.mjs';
import { findCard, openSession } from './support/api.mjs';
import { expect, oneOfMany, test } from './support/fixtures.mjs';
import { settled } from './support/page.mjs';
import { DEMO, DESKTOP } from './support/people.mjs';

/** More than the server would ever take: a page must not rely on it. */
const HOSTILE = [
  '<script>hit()</script><svg onload=hit()>',
  "\"><img src=x onerror=hit()>'-hit()-'",
  'javascript:hit()//{{hit()}}',
  '\u202egnp.exe\u2066\u200b\u0007\r\nSet-Cookie: a=b',
  '=HYPERLINK("https://evil.example","+1")</title></textarea></style>',
];
const ADDRESSES = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  ' javascript:hit()',
  'data:text/html,<script>hit()</script>',
];
const KEYS = new Set([
  ...TEXTS,
  'website',
  'email',
  'phoneNumber',
  'text',
  'oracle_text',
  // A browser calls itself as it likes.
  'browser',
  'endNote',
  'disputeNote',
  'note',
  'shelf',
  'flavor_text',
  'artist',
  'set_name',
  'cardSet',
]);
const RUNS = /^\s*(javascript|data|vbscript):/i;

// A product of its own: holds and offers are made of copies that other journeys count.
test.use({ settings: {} });

/** Another text each time, so that each is in each place of some screen; it ends with what it is the text of. */
function hostile() {
  let turn = 0;
  return (key) =>
    key === 'website' ? ADDRESSES[turn++ % ADDRESSES.length] : `${HOSTILE[turn++ % HOSTILE.length]} (${key})`;
}

const made = new Map();

/** The addresses of the demo's deals and offers, and of deals with every text that the two may write. */
async function allTradesOf(product) {
  if (!made.has(product.origin))
    made.set(
      product.origin,
      tradesOf(product).then((trades) => endTrades(product, trades)),
    );
  return made.get(product.origin);
}

async function endTrades(product, trades) {
  const [player, store] = [await openSession(product, DEMO.player), await openSession(product, DEMO.store)];
  const listed = await store.call(`/listings/user/${store.user.uuid}/status/ACTIVE`);
  const [one, two, three] = listed.filter(({ type }) => type === 'SELL').slice(4);
  const hold = async ({ uuid }) =>
    (await player.call('/offers/holds', { method: 'POST', body: { listings: [uuid] } })).deal;
  const step = async (who, uuid, name, body) => {
    const { version } = await who.call(`/deals/${uuid}`);
    await who.call(`/deals/${uuid}/${name}`, {
      method: 'POST',
      body,
      headers: { 'if-match': `"${version}"` },
    });
  };

  const canceled = await hold(one);
  await step(player, canceled, 'cancel', { reason: 'CANNOT_COME', note: 'My train was canceled.' });

  const disputed = await hold(two);
  await step(store, disputed, 'ready', { shelf: 'Drawer 2' });
  const codes = [await player.call(`/deals/${disputed}/code`), await store.call(`/deals/${disputed}/code`)];
  for (const [who, { code }] of [
    [player, codes[1]],
    [store, codes[0]],
  ]) {
    const { revision } = (await who.call(`/deals/${disputed}`)).handOver;
    const body = { code, revision, enteredAt: new Date().toISOString() };
    await who.call(`/deals/${disputed}/hand-over`, { method: 'POST', body });
  }
  const review = { again: true, onTime: true, asDescribed: null, text: 'Friendly and on time.' };
  for (const who of [player, store])
    await who.call(`/reviews/deals/${disputed}`, { method: 'PUT', body: review });
  await step(player, disputed, 'dispute', { reason: 'WRONG_CARD', note: 'Another printing.' });

  const lines = [{ listing: three.uuid }];
  const offer = await player.call('/offers', { method: 'POST', body: { recipient: store.user.uuid, lines } });
  const accepted = await store.call(`/offers/${offer.uuid}/accept`, {
    method: 'POST',
    headers: { 'if-match': `"${offer.revision}"` },
  });
  const [from, to] = [24, 25].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const place = { kind: 'TEXT', text: 'Café at the station' };
  await step(store, accepted.deal, 'meeting', { place, from, to });
  return {
    ...trades,
    canceled: `/deals/${canceled}`,
    disputed: `/deals/${disputed}`,
    meeting: `/deals/${accepted.deal}`,
  };
}

/** What a deal shows only later; `shows`: the texts of others on it, each in a direction of its own. */
const DEALS = [
  { name: 'deal-canceled', as: 'player', trade: 'canceled', shows: ['endNote'] },
  { name: 'deal-disputed', as: 'store', trade: 'disputed', shows: ['disputeNote', 'shelf'] },
  { name: 'deal-done', as: 'player', trade: 'done', shows: ['text'] },
  { name: 'deal-with-a-meeting', as: 'player', trade: 'meeting', shows: ['text'] },
];

for (const [nth, { name, as, at, card, trade, plan, shows = [] }] of [
  ...SCREENS.filter((each) => each.name === 'landing' || each.states === 'all'),
  ...DEALS,
].entries()) {
  test(`are letters on the screen ${name}`, oneOfMany(nth), async ({ visit, product }) => {
    const account = DEMO[as];
    // Somebody who has logged in before has a notification.
    const session = account && (await openSession(product, account));
    const { page, allow } = await visit({ viewport: DESKTOP, as: account });
    const wrong = [];
    page.on('dialog', (dialog) => {
      wrong.push(`a dialog of the browser: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.addInitScript(() => {
      globalThis.hit = () => {
        document.documentElement.dataset.hit = 'yes';
      };
    });
    const words = hostile();
    await page.route(/\/api\/(?!auth\/|catalogs|client-config|cards\/[^?]*\/image)/, async (route) => {
      const answer = await route.fetch();
      const isJson = answer.headers()['content-type']?.includes('json');
      if (!isJson) return route.fulfill({ response: answer });
      return route.fulfill({ response: answer, json: renamed(await answer.json(), words, KEYS) });
    });
    if (name === 'landing') {
      // The server renders this page with data of its own (frontend/src/app/render-page.test.tsx); a link has the client fetch it.
      allow(/status of 404 .*\/no-such-page$/);
      await page.goto('/no-such-page');
      await page.getByRole('link', { name: 'Go Back Home' }).click();
    } else if (trade) await page.goto((await allTradesOf(product))[trade]);
    else if (plan) await page.goto((await plansOf(product))[plan]);
    else await page.goto(card ? `/cards/results/${(await findCard(session, card)).id}` : at);
    await page.getByRole('main').waitFor();
    await settled(page).catch(() => undefined);
    for (const key of shows)
      await page
        .locator('[dir="auto"]', { hasText: `(${key})` })
        .first()
        .waitFor();
    const shown = await page.evaluate(() => ({
      hit: document.documentElement.dataset.hit,
      addresses: [...document.querySelectorAll('[href], [src], [action]')].map(
        (each) => each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('action'),
      ),
      made: document.querySelectorAll('img[src="x"], #root script, svg[onload], [onerror]').length,
      text: [
        document.body.innerText,
        ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value),
      ].join(),
    }));
    expect(wrong).toEqual([]);
    expect(shown.hit, 'no text ran').toBeUndefined();
    expect(shown.made, 'no text became an element').toBe(0);
    expect(shown.addresses.filter((each) => RUNS.test(each ?? ''))).toEqual([]);
    expect(shown.text, 'the texts are there').toContain('hit()');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
