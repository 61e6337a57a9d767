// A picture of every screen at every width, in every look and state, compared with the one of an earlier run. The pictures stay
// in a folder that git ignores: fonts differ between machines, and the demo's dates move from day to day.
import { existsSync } from 'node:fs';
import { findCard } from '../support/api.mjs';
import { expect, test } from '../support/fixtures.mjs';
import { movesOf, watchMoves } from '../support/moves.mjs';
import { atRest, axeFindings, settled } from '../support/page.mjs';
import { DEMO } from '../support/people.mjs';
import { watchPolicy } from '../support/policy.mjs';
import { openProfile } from '../support/profile.mjs';
import { changeDeal } from './deal-states.mjs';
import { optionsOf } from './looks.mjs';
import { OPTIONS } from './options.mjs';
import { plansOf } from './plans.mjs';
import { answerWith } from './rare-answers.mjs';
import { SCREENS } from './screens.mjs';
import { bring, STATES } from './states.mjs';
import { tradesOf } from './trades.mjs';
import { picturedPage } from './uploaded-pictures.mjs';

/** What is below shows nothing new, in CSS pixels. */
const MAX_HEIGHT = 5_000;

const isChosen = (names, name) => names.length === 0 || names.includes(name);

for (const look of OPTIONS.looks) {
  for (const width of OPTIONS.widths) {
    for (const screen of SCREENS.filter(({ name }) => isChosen(OPTIONS.screens, name))) {
      const states = screen.states ? Object.keys(STATES) : ['usual'];
      for (const state of states.filter((each) => isChosen(OPTIONS.states, each))) {
        declarePicture({ screen, state, width, look });
      }
    }
  }
}

function declarePicture({ screen, state, width, look }) {
  const file = `${screen.name}-${state}-${width}-${look}.png`;
  const shot = JSON.stringify({ file, screen: screen.name, state, width, look });
  const details = { annotation: { type: 'shot', description: shot } };
  test(file, details, async ({ browser, product }, testInfo) => {
    const { context, call } = await openProfile(browser, product, DEMO[screen.as], optionsOf(width, look));
    const page = await context.newPage();
    const wrong = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (message) => wrong.push(...failures(message)));
    await watchPolicy(page, wrong);
    await bring(page, state);
    if (OPTIONS.moves) await watchMoves(page);
    if (screen.change) await changeDeal(page, screen.change);
    if (screen.answers) await answerWith(page, screen.answers);
    await page.goto(await addressOf(screen, { call, page, product }));
    await settle(page, state);
    if (OPTIONS.moves) wrong.push(...(await movesOf(page)));
    if (state === 'usual' && screen.act) {
      await screen.act(page);
      await settle(page, state);
    }
    await page.evaluate(atRest);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    if (scroll > client) wrong.push(`${scroll} px wide in a window of ${client}`);
    // The banner sticks: scrolled, it half covers whatever lies below it, by chance a link.
    await page.evaluate(() => window.scrollTo(0, 0));
    const fullPage = await whole(page);
    // The first picture of a screen is no difference.
    const path = testInfo.snapshotPath(file);
    if (existsSync(path)) await expect.soft(page).toHaveScreenshot(file, { fullPage });
    else await page.screenshot({ path, fullPage, animations: 'disabled' });
    if (OPTIONS.axe) wrong.push(...(await axeFindings(page)));
    // What the page still asks for is answered in vain.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    expect(wrong).toEqual([]);
  });
}

/** What the page says went wrong, such as an error that its boundary caught; not that a call failed, which some states have. */
const failures = (message) =>
  message.type() === 'error' && !message.text().startsWith('Failed to load resource') ? [message.text()] : [];

/** Where a screen is: at its address, at that of a card that is found by a search, or at the last one of a part of the sitemap. */
async function addressOf({ at, card, sitemap, trade, plan, pictured }, { call, page, product }) {
  if (pictured) {
    const address = await picturedPage(product, pictured);
    return at ?? address;
  }
  if (trade) return (await tradesOf(product))[trade];
  if (plan) return (await plansOf(product))[plan];
  if (card) return `/cards/results/${(await findCard({ call }, card)).id}`;
  if (!sitemap) return at;
  const text = await (await page.request.get(`/sitemaps/${sitemap}.xml`)).text();
  const [, last] = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].at(-1);
  return new URL(last).pathname;
}

/**
 * Makes the window as high as the page, so that bars stand at its foot. A dialog belongs to the window as it is.
 * Answers whether all of the page is to be taken: the footer may keep below even that window.
 */
async function whole(page) {
  if ((await page.getByRole('dialog').count()) > 0) return false;
  const { width, height: before } = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, before), MAX_HEIGHT) });
  // A picture taken before the page is laid out again shows pieces of the old window, side by side.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return (await page.evaluate(() => document.documentElement.scrollHeight)) < MAX_HEIGHT;
}

/** Until nothing more comes; what never comes is not waited for. */
async function settle(page, state) {
  await page.getByRole('main').waitFor();
  if (state === 'loading') return page.waitForTimeout(700);
  await settled(page).catch(() => undefined);
  const placeholder = page.locator('.mantine-Skeleton-root').first();
  await placeholder.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => undefined);
  const areDrawn = () =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
  await page.waitForFunction(areDrawn, null, { timeout: 5_000 }).catch(() => undefined);
}
