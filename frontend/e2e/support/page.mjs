// A visitor's page: what goes wrong behind the screen fails the journey as well.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { watchPolicy } from './policy.mjs';
import { logInProfile } from './profile.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const EVERY_RULE = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** axe's rules that read colours: all others say the same in light and in dark. */
const COLOR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
/** The service worker keeps some 250 files, one after the other, before it is ready: 7 s on an idle machine, in milliseconds. */
export const WORKER_READY_MS = 45_000;
const INLINE = /^(data|blob|about):/;

/**
 * Opens a page of `product` in a fresh profile, logged in as the account `as` if there is one. Answers
 * `{ page, context, allow, close }`: `close` throws if the console or the page reported an error, if anything was asked
 * of another host, or if the page's policy forbade anything; `allow(pattern)` allows console errors that belong to the
 * story, as the browser's own line about a refused log-in. The other options are those of a context.
 */
export async function openVisitor(browser, product, { as, origin = product.origin, ...options } = {}) {
  const { storageState } = as ? await logInProfile(browser, origin, as) : {};
  const context = await browser.newContext({ baseURL: origin, storageState, ...options });
  const wrong = [];
  const allowed = [];
  watchHosts(context, origin, wrong);
  context.on('page', (opened) => watch(opened, wrong));
  watchRequests(context);
  await watchPolicy(context, wrong);
  const page = await context.newPage();
  return {
    page,
    context,
    allow: (pattern) => allowed.push(pattern),
    async close() {
      await context.close();
      const unexpected = wrong.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'nothing goes wrong behind the screen').toEqual([]);
    },
  };
}

/**
 * Reports what is asked of another host; the browser finds none, see launchBrowser. Holding up each request to ask us would cost
 * more than all else, and now and then abort one that a service worker answers.
 */
function watchHosts(context, origin, wrong) {
  context.on('request', (request) => {
    const url = request.url();
    if (!INLINE.test(url) && new URL(url).origin !== origin) wrong.push(`asked another host: ${url}`);
  });
}

/** Whether nothing is asked for in a context, but for the stream of unread notifications, which stays open. */
const quiet = new WeakMap();
const STREAM = /\/api\/notifications\/stream$/;
const QUIET_MS = 500;
/** A request that went with its page or its network is not always said to have ended. */
const LOST_MS = 3_000;
const SETTLED_LIMIT_MS = 15_000;

function watchRequests(context) {
  const begun = new Map();
  let last = Date.now();
  const end = (request) => {
    begun.delete(request);
    last = Date.now();
  };
  context.on('request', (request) => STREAM.test(request.url()) || begun.set(request, Date.now()));
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  const isOpen = (at) => Date.now() - at < LOST_MS;
  quiet.set(context, () => Date.now() - last >= QUIET_MS && ![...begun.values()].some(isOpen));
}

/** Waits until the page has loaded, and nothing was asked for half a second. */
export async function settled(page) {
  const context = page.context();
  if (!quiet.has(context)) watchRequests(context);
  await page.waitForLoadState('load');
  await sleep(QUIET_MS);
  for (const end = Date.now() + SETTLED_LIMIT_MS; !quiet.get(context)(); await sleep(50))
    if (Date.now() > end) throw new Error('The network does not come to rest');
}

function watch(page, wrong) {
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    wrong.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => wrong.push(`page: ${error.stack ?? error.message}`));
}

/** How often axe looks again at a page that moved while it looked. */
const MAX_LOOKS = 3;

/** What axe finds on the page as it stands, a line each. */
export async function axeFindings(page, rules = EVERY_RULE) {
  // Evaluated by the debugger: the page's own Content-Security-Policy need not allow it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  for (let look = 1; ; look++) {
    const { findings, hasMoved } = await page.evaluate(runAxe, rules);
    // A toast that fades out has the colors of neither state.
    if (findings.length === 0 || !hasMoved || look === MAX_LOOKS) return findings;
    await page.evaluate(atRest);
  }
}

/** Run in the page: what axe finds, and whether anything moved in the meantime. */
async function runAxe(runOnly) {
  // What began to move just before this look as well.
  let hasMoved = document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
  const moved = () => {
    hasMoved = true;
  };
  const STARTS = ['transitionrun', 'animationstart'];
  for (const start of STARTS) document.addEventListener(start, moved, true);
  // The bar of a phone half covers whatever lies below it, by chance a link: it is at the page's end in the meantime.
  const bar = document.querySelector('#root > nav');
  if (bar) bar.style.position = 'static';
  const found = await globalThis.axe.run({ runOnly, resultTypes: ['violations'] });
  if (bar) bar.style.position = '';
  for (const start of STARTS) document.removeEventListener(start, moved, true);
  const findings = found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  return { findings, hasMoved };
}

/** Asserts that axe finds nothing on the page as it stands. */
export async function axe(page, rules) {
  expect(await axeFindings(page, rules), `axe finds nothing at ${page.url()}`).toEqual([]);
}

/**
 * Asserts that a page as it stands is whole in light and in dark colours: axe finds nothing, and nothing sticks out
 * sideways. It is left in light colours.
 */
export async function inspect(page) {
  for (const [colorScheme, rules] of [
    ['dark', COLOR_RULES],
    ['light', EVERY_RULE],
  ]) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(
      (wanted) => document.documentElement.dataset.mantineColorScheme === wanted,
      colorScheme,
    );
    // The banner sticks: scrolled, it half covers whatever lies below it, by chance a field.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(atRest);
    await axe(page, rules);
  }
  await fits(page);
}

/** Asserts that the page need not be moved sideways. */
export async function fits(page) {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll, `${page.url()} fits into its window`).toBeLessThanOrEqual(client);
}

/** Run in the page: what fades or slides in has arrived. What moves without end is not waited for. */
export async function atRest() {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
      );
  do {
    // What was shown a moment ago begins to move with the frame after the next.
    await frame();
    await frame();
    await Promise.allSettled(moving().map(({ finished }) => finished));
  } while (moving().length > 0);
}
