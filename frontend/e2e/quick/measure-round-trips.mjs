// How many round trips every screen takes before its heading and data are there: opened at once, and come to by a link.
import { DEMO, DESKTOP } from '../support/people.mjs';
import { openProfile } from '../support/profile.mjs';
import { longestChain, shown, watchRequests } from './round-trips.mjs';
import { addressOf, isShown, SCREENS } from './screens.mjs';

/** How a screen is opened: the browser has its files already or not, the tab an access token or not. */
const VISITS = [
  { visit: 'first', warm: false, token: true },
  { visit: 'first, new tab', warm: false, token: false },
  { visit: 'again', warm: true, token: true },
  { visit: 'again, new tab', warm: true, token: false },
];

/** A row for each screen: the round trips of each visit, the document's among them. */
export async function measureRoundTrips({ product, browser, chains }) {
  const rows = {};
  for (const screen of SCREENS) {
    const row = {};
    for (const { visit, warm, token } of VISITS) {
      const chain = await chainOf(browser, product, screen, { warm, token });
      row[visit] = chain.length;
      if (chains) process.stdout.write(`${screen.name}, ${visit}: ${chain.map(shown).join(' > ')}\n`);
    }
    rows[screen.name] = row;
  }
  return rows;
}

/** The chain of requests that `screen` waits for. */
export async function chainOf(browser, product, screen, { warm, token }) {
  const { context, call } = await openProfile(browser, product, DEMO[screen.as], {
    viewport: DESKTOP,
    token,
  });
  try {
    const at = await addressOf(screen, call);
    const page = await context.newPage();
    if (warm) {
      // What the browser keeps comes with one visit; the token of that tab stays in it.
      await page.goto(at);
      await page.waitForFunction(isShown, screen.data);
      if (!token) await page.evaluate(() => sessionStorage.clear());
    }
    const { requests, again } = await watchRequests(context, page);
    again();
    await page.goto(at, { waitUntil: 'commit' });
    await page.waitForFunction(isShown, screen.data, { polling: 'raf' });
    return longestChain(requests);
  } finally {
    await context.close();
  }
}
