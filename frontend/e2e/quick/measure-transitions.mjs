// How long each way between two screens takes once both have been seen: from the click to the frame that shows the new one.
import { DEMO, DESKTOP } from '../support/people.mjs';
import { openProfile } from '../support/profile.mjs';
import { isShown, SCREENS, WIDE_SEARCH } from './screens.mjs';

const dataOf = (wanted) => SCREENS.find(({ name }) => name === wanted).data;
const tab = (path) => (page) => page.locator(`nav a[href="${path}"]`).first();

/** The ways in a round, each from where the one before led to: what is clicked, and what the screen shows then. */
const WAYS = [
  { to: 'my listings', by: tab('/my-listings') },
  { to: 'watchlist', by: tab('/watchlist') },
  { to: 'order history', by: tab('/order-history') },
  { to: 'events', by: tab('/events') },
  { to: 'stores', by: tab('/stores') },
  { to: 'cards', by: tab('/cards') },
  {
    to: 'results',
    by: (page) => page.getByRole('button', { name: 'Search', exact: true }),
    before: typeSearch,
  },
  { to: 'card', by: (page) => page.locator('main ul a[href^="/cards/results/"]').first() },
  {
    to: 'results',
    name: 'back to results',
    by: (page) => page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last(),
  },
  { to: 'home of a store', by: tab('/home') },
  { to: 'event manager', by: tab('/event-manager') },
  { to: 'home of a store', name: 'home from the event manager', by: tab('/home') },
  { to: 'settings', by: tab('/settings') },
  { to: 'home of a store', name: 'home from the settings', by: tab('/home') },
];

async function typeSearch(page) {
  await page.getByRole('combobox', { name: 'Card' }).fill(WIDE_SEARCH);
  await page.keyboard.press('Escape');
}

/** A row for each way: milliseconds, the best and the median of the rounds after the first. */
export async function measureTransitions({ product, browser, rounds }) {
  const { context, user, call } = await openProfile(browser, product, DEMO.store, { viewport: DESKTOP });
  const times = new Map();
  try {
    const { data } = await call(`/cards/search?q=${encodeURIComponent(WIDE_SEARCH)}`);
    await call(`/watchlist/${user.uuid}?cardId=${data[0].id}`, { method: 'POST' });
    await context.addInitScript(`globalThis.isShown = ${isShown}`);
    const page = await context.newPage();
    await page.goto('/home');
    await page.waitForFunction(isShown, dataOf('home of a store'));
    // The first round only fetches code and data.
    for (let round = 0; round <= rounds; round += 1) {
      for (const way of WAYS) {
        const ms = await goBy(page, way);
        const name = way.name ?? way.to;
        if (round > 0) times.set(name, [...(times.get(name) ?? []), ms]);
      }
    }
  } finally {
    await context.close();
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, summary(all)]));
}

/** The smallest of `all`, their median and the largest, in whole milliseconds. */
export function summary(all) {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]);
  return { best: at(0), median: at(0.5), worst: at(1) };
}

async function goBy(page, { to, by, before }) {
  await before?.(page);
  const link = by(page);
  await link.scrollIntoViewIfNeeded();
  const measured = page.evaluate(untilPainted, dataOf(to));
  const [ms] = await Promise.all([measured, link.click()]);
  // Nobody clicks again at once; what the screen does afterwards is no part of the next way.
  await page.waitForTimeout(250);
  return ms;
}

/** Run in the page: from the next click to the end of the frame that first shows another heading with `data` below it. */
function untilPainted(data) {
  const title = () => document.querySelector('main h1')?.textContent;
  const old = title();
  return new Promise((done, failed) => {
    const GIVEN_UP_AFTER = 10_000;
    setTimeout(() => failed(new Error(`${location.href} does not show ${data}`)), GIVEN_UP_AFTER);
    const look = (begin) => {
      if (title() === old || !globalThis.isShown(data)) return requestAnimationFrame(() => look(begin));
      // What was asked for a frame is drawn right after it.
      return setTimeout(() => done(performance.now() - begin));
    };
    const click = ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp));
    window.addEventListener('click', click, { capture: true, once: true });
  });
}
