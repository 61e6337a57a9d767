// Whatever somebody calls themselves, their events and their places, everybody else sees letters, and nothing happens.
import { SCREENS } from './gallery/screens.mjs';
import { renamed, TEXTS } from './gallery/states.mjs';
import { findCard, openSession } from './support/api.mjs';
import { expect, test } from './support/fixtures.mjs';
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
  'flavor_text',
  'artist',
  'set_name',
  'cardSet',
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

for (const { name, as, at, card } of SCREENS.filter(
  // The demo data has no offers and deals to show.
  (each) => each.name === 'landing' || (each.states === 'all' && !each.trade),
)) {
  test(`are letters on the screen ${name}`, async ({ visit, product }) => {
    const account = DEMO[as];
    // Somebody who has logged in before has a notification.
    const session = account && (await openSession(product, account));
    const { page } = await visit({ viewport: DESKTOP, as: account });
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
      await page.goto('/no-such-page');
      await page.getByRole('link', { name: 'Go Back Home' }).click();
    } else await page.goto(card ? `/cards/results/${(await findCard(session, card)).id}` : at);
    await page.getByRole('main').waitFor();
    await settled(page).catch(() => undefined);
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
