// How smoothly a thousand found cards, and the 20,000 lines of a stock, scroll: the frames that a trace of the browser says were dropped.

import { DEMO } from '../support/people.mjs';
import { openProfile } from '../support/profile.mjs';
import { fillStock } from './fill-stock.mjs';
import { summary } from './measure-transitions.mjs';
import { isShown, SCREENS, WIDE_SEARCH } from './screens.mjs';

const CARDS = 1_000;
/** In CSS pixels: a quick flick with the hand goes about so fast. */
const DISTANCE = 12_000;
const SPEED = 3_000;
const CATEGORIES = [
  'benchmark',
  'blink.user_timing',
  'cc',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
];
/** A frame of 60 a second, in microseconds. A task is held to it by the time on the processor: others may work there. */
const FRAME = 16_667;

const DEVICES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true },
];

/** A row for each device: frames of the scroll, those dropped, and the tasks of the page that took longer than a frame. */
export const measureScrolling = (means) => scrolled({ ...means, account: DEMO.player, open: openResults });

/** The same of a store's stock. */
export async function measureStockScrolling(means) {
  await fillStock(means.product, DEMO.store);
  return scrolled({ ...means, account: DEMO.store, open: openStock });
}

/** `open` opens the list, and answers how many entries it has. */
async function scrolled({ product, browser, rounds, account, open }) {
  const rows = {};
  for (const { name, ...options } of DEVICES) {
    const { context } = await openProfile(browser, product, account, options);
    try {
      const page = await context.newPage();
      const entries = await open(page);
      // What scrolls by for the first time fetches its pictures as well.
      const first = await scrollOnce(browser, context, page);
      const again = [];
      for (let round = 0; round < rounds; round += 1) again.push(await scrollOnce(browser, context, page));
      rows[`${name}, first`] = { entries, ...first };
      const of = (what) => again.map((each) => each[what]);
      for (const which of ['best', 'median']) {
        rows[`${name}, again, ${which}`] = {
          entries,
          frames: summary(of('frames'))[which],
          dropped: summary(of('dropped'))[which],
          unfinished: summary(of('unfinished'))[which],
          longTasks: summary(of('longTasks'))[which],
          longest: summary(of('longest'))[which],
        };
      }
    } finally {
      await context.close();
    }
  }
  return rows;
}

/** Opens the stock; answers how many lines it has. */
async function openStock(page) {
  const counted = page.waitForResponse((response) => /\/api\/stock\/lines\?/.test(response.url()));
  await page.goto('/stock');
  const total = (await counted).headers()['x-total-count'];
  await page.getByText('Binder').first().waitFor();
  await page.waitForTimeout(1_000);
  return Number(total);
}

/** Opens the results of a wide search and reads on until there are enough. Answers how many there are. */
async function openResults(page) {
  await page.goto(`/cards/results?search=${encodeURIComponent(WIDE_SEARCH)}`);
  await page.waitForFunction(isShown, SCREENS.find(({ name }) => name === 'results').data);
  const cards = page.locator('main ul > li > a[href^="/cards/results/"]');
  const more = page.getByRole('button', { name: 'Load more' });
  for (
    let count = await cards.count();
    count < CARDS && (await more.count()) > 0;
    count = await cards.count()
  ) {
    await more.click();
    await cards.nth(count).waitFor({ state: 'attached' });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(1_000);
  return cards.count();
}

/** One flick down the list, seen by the browser's own trace. */
async function scrollOnce(browser, context, page) {
  const box = await page.evaluateHandle(scrolledBox);
  await box.evaluate((element) => element.scrollTo(0, 0));
  await page.waitForTimeout(500);
  const cdp = await context.newCDPSession(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(() => performance.mark('scroll begins'));
  const { width, height } = page.viewportSize();
  await cdp.send('Input.synthesizeScrollGesture', {
    x: Math.round(width / 2),
    y: Math.round(height / 2),
    yDistance: -DISTANCE,
    speed: SPEED,
    // A browser without a window takes no fingers.
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  await page.evaluate(() => performance.mark('scroll ends'));
  // The few cards of the sample end before.
  const [top, most] = await box.evaluate((element) => [
    element.scrollTop,
    element.scrollHeight - element.clientHeight,
  ]);
  if (top < Math.min(DISTANCE, most) / 2) throw new Error('The list did not scroll.');
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await cdp.detach();
  return readTrace(trace.traceEvents);
}

/** The box that scrolls, in the page: that of a table of its own height, or the page itself. */
function scrolledBox() {
  const boxes = [];
  for (let box = document.querySelector('[role="grid"]'); box; box = box.parentElement) boxes.push(box);
  const scrolls = (box) =>
    box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY);
  return boxes.find(scrolls) ?? document.scrollingElement;
}

/** `{ frames, dropped, unfinished, longTasks, longest }` of what happened between the two marks. */
export function readTrace(events) {
  const at = (mark) => events.find(({ name }) => name === mark)?.ts ?? 0;
  const [begin, end] = [at('scroll begins'), at('scroll ends')];
  const during = events.filter(({ ts }) => ts >= begin && ts <= end);
  // A forked one is the page's part of a frame that the compositor drew without waiting for it.
  const frames = during
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .map(({ args }) => args.frame_reporter ?? args.chrome_frame_reporter)
    .filter(
      (frame) =>
        /^SCROLL_(COMPOSITOR|MAIN|RASTER)/.test(frame?.scroll_state) &&
        frame.frame_type !== 'FORKED' &&
        frame.state !== 'STATE_NO_UPDATE_DESIRED',
    );
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const long = during.filter(
    ({ name, pid, tid, tdur }) => /RunTask$/.test(name) && main.has(`${pid} ${tid}`) && tdur > FRAME,
  );
  return {
    frames: frames.length,
    dropped: frames.filter(({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness)
      .length,
    // Something in the window was not drawn yet.
    unfinished: frames.filter((frame) => frame.has_missing_content).length,
    longTasks: long.length,
    longest: Math.round(Math.max(0, ...long.map(({ tdur }) => tdur)) / 1_000),
  };
}
