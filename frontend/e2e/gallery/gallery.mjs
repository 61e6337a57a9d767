// `npm run gallery`: takes every screen at every width, in every look and state, into a folder, and says what is wrong.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { atRest, axeFindings } from '../support/page.mjs';
import { watchPolicy } from '../support/policy.mjs';
import { startProductAndBrowser } from '../support/stage.mjs';
import { galleryPage } from './index-page.mjs';
import { LOOKS, optionsOf, WIDTHS } from './looks.mjs';
import { contextOf } from './people.mjs';
import { SCREENS } from './screens.mjs';
import { bring, STATES } from './states.mjs';

const USAGE = `
  npm run gallery -- [options]       takes every screen into ./gallery; open index.html there

  --out <folder>       another folder
  --only <names>       screens, separated by commas: ${SCREENS.map(({ name }) => name).join(', ')}
  --widths <px>        of ${Object.keys(WIDTHS).join(', ')}
  --looks <names>      of ${Object.keys(LOOKS).join(', ')}
  --states <names>     of ${Object.keys(STATES).join(', ')}
  --axe                asks axe as well, everywhere
`;
const list = { type: 'string' };
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'gallery' },
    only: list,
    widths: { type: 'string', default: '360,768,1440,2560' },
    looks: { type: 'string', default: 'light,dark' },
    states: list,
    axe: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
/** What was asked for; a name that does not exist ends the program with the usage. */
function chosen(names, known) {
  const all = (names ?? known.join(',')).split(',');
  const strange = all.filter((name) => !known.includes(name));
  if (strange.length === 0) return all;
  process.stderr.write(`  Not known: ${strange.join(', ')}\n${USAGE}`);
  process.exit(1);
}
const only = chosen(
  values.only,
  SCREENS.map(({ name }) => name),
);
const widths = chosen(values.widths, Object.keys(WIDTHS)).map(Number);
const looks = chosen(values.looks, Object.keys(LOOKS));
const states = chosen(values.states, Object.keys(STATES));
// npm runs scripts in the repository's folder: a folder is meant from where the command was typed.
const out = resolve(process.env.INIT_CWD ?? '', values.out);

/** What is below shows nothing new, in CSS pixels. */
const TALLEST = 5_000;
mkdirSync(out, { recursive: true });
const { product, browser } = await startProductAndBrowser();
const shots = [];
try {
  for (const look of looks) {
    for (const width of widths) await takeAll(look, width);
  }
} finally {
  await browser.close();
  await product.stop();
  writeFileSync(join(out, 'index.html'), galleryPage(shots));
}
const wrong = shots.filter((shot) => shot.wrong.length > 0);
process.stdout.write(`  ${shots.length} pictures in ${values.out}/, ${wrong.length} with something wrong\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;

async function takeAll(look, width) {
  const contexts = new Map();
  for (const screen of SCREENS.filter(({ name }) => only.includes(name))) {
    if (!contexts.has(screen.as)) {
      contexts.set(screen.as, await contextOf(browser, product, screen.as, optionsOf(width, look)));
    }
    const of = screen.states === 'all' ? states : states.filter((state) => state === 'usual');
    // Side by side: most of the time each waits for nothing more to come.
    await Promise.all(of.map((state) => take(contexts.get(screen.as), { screen, state, width, look })));
  }
  for (const { context } of contexts.values()) await context.close();
}

async function take({ context, token }, { screen, state, width, look }) {
  const page = await context.newPage();
  const shot = {
    file: `${screen.name}-${state}-${width}-${look}.png`,
    screen: screen.name,
    state,
    width,
    look,
    wrong: [],
  };
  page.on('pageerror', (error) => shot.wrong.push(error.message));
  await watchPolicy(page, shot.wrong);
  try {
    page.setDefaultTimeout(10_000);
    await bring(page, state);
    await page.goto(screen.card ? await addressOf(page, token, screen.card) : screen.at);
    await settle(page, state);
    if (state === 'usual' && screen.act) {
      await screen.act(page);
      await settle(page, state);
    }
    await page.evaluate(atRest);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    if (scroll > client) shot.wrong.push(`${scroll} px wide in a window of ${client}`);
    const fullPage = await whole(page);
    await page.screenshot({ path: join(out, shot.file), fullPage });
    // The banner sticks: scrolled, it half covers whatever lies below it, by chance a link.
    await page.evaluate(() => window.scrollTo(0, 0));
    if (values.axe) shot.wrong.push(...(await axeFindings(page)));
  } catch (error) {
    shot.wrong.push(error.message.split('\n')[0]);
  }
  await page.close();
  shots.push(shot);
  for (const line of shot.wrong) process.stderr.write(`  ${shot.file}: ${line}\n`);
}

/**
 * Makes the window as high as the page, so that bars stand at its foot. A dialog belongs to the window as it is.
 * Answers whether all of the page is to be taken: the footer may keep below even that window.
 */
async function whole(page) {
  if ((await page.getByRole('dialog').count()) > 0) return false;
  const { width } = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({
    width,
    height: Math.min(Math.max(height, page.viewportSize().height), TALLEST),
  });
  // A picture taken before the page is laid out again shows pieces of the old window, side by side.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return (await page.evaluate(() => document.documentElement.scrollHeight)) < TALLEST;
}

/** Until nothing more comes; what never comes is not waited for. */
async function settle(page, state) {
  await page.getByRole('main').waitFor();
  if (state === 'loading') await page.waitForTimeout(700);
  else await page.waitForLoadState('networkidle').catch(() => undefined);
}

/** The page of the first card that a search finds. */
async function addressOf(page, token, search) {
  const answer = await page.request.get(`/api/cards/search?q=${encodeURIComponent(search)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await answer.json();
  return `/cards/results/${data[0].id}`;
}
