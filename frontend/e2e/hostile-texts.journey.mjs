// Whatever somebody calls themselves, their events and their places, everybody else sees letters, and nothing happens.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { contextOf } from './gallery/people.mjs';
import { SCREENS } from './gallery/screens.mjs';
import { renamed, TEXTS } from './gallery/states.mjs';
import { DESKTOP } from './support/people.mjs';
import { watchPolicy } from './support/policy.mjs';
import { startProductAndBrowser } from './support/stage.mjs';

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
  'flavor_text',
  'artist',
  'set_name',
]);
const RUNS = /^\s*(javascript|data|vbscript):/i;

/** Another text each time, so that each is in each place of some screen. */
function hostile() {
  let turn = 0;
  return (key) => {
    const from = key === 'website' ? ADDRESSES : HOSTILE;
    return from[turn++ % from.length];
  };
}

describe('Hostile texts', () => {
  let product;
  let browser;
  const contexts = {};
  before(async () => {
    ({ product, browser } = await startProductAndBrowser());
    for (const who of ['player', 'store', 'visitor']) {
      contexts[who] = await contextOf(browser, product, who, { viewport: DESKTOP });
    }
  });
  after(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** What goes wrong on a screen whose every text is one of these, a line each. */
  async function wrongAt({ as, at, card }) {
    const { context, token } = contexts[as];
    const page = await context.newPage();
    const wrong = [];
    await watchPolicy(page, wrong);
    page.on('dialog', (dialog) => {
      wrong.push(`a dialog of the browser: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => wrong.push(error.message));
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
    await page.goto(card ? await addressOf(page, token, card) : at);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
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
    if (shown.hit) wrong.push('a text ran');
    if (shown.made > 0) wrong.push(`a text became ${shown.made} element(s)`);
    wrong.push(...shown.addresses.filter((each) => RUNS.test(each ?? '')).map((each) => `a link to ${each}`));
    const isSeen = shown.text.includes('hit()');
    await page.close();
    return { wrong, isSeen };
  }

  async function addressOf(page, token, search) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.get(`/api/cards/search?q=${encodeURIComponent(search)}`, { headers });
    return `/cards/results/${(await answer.json()).data[0].id}`;
  }

  const screens = SCREENS.filter(({ name, states }) => name === 'landing' || states === 'all');
  for (const screen of screens) {
    it(`are letters on the screen ${screen.name}`, async () => {
      const { wrong, isSeen } = await wrongAt(screen);
      assert.deepEqual(wrong, []);
      assert.ok(isSeen, 'the texts are there');
    });
  }
});
