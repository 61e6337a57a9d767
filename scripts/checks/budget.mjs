// How much script the first visit of each page loads, compressed: a change that costs more than the budget is refused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { circlesOf, filesOf, manifestOf } from '../../frontend/build/chunks.mjs';
import { declaredIn, pageOf, partsOf } from '../../frontend/build/screens.mjs';
import { at } from '../lib/root.mjs';
import { expectNone } from '../lib/step.mjs';

const KB = 1_000;
/** Each class of budget in bytes of gzip: what a screen of it loads before its page, and how much in all. */
const SSR = ['index.html', 'src/app/start.tsx'];
const ROUTE = [...SSR, 'src/app/client-routes.tsx', 'src/app/providers.tsx'];
const CLASSES = {
  /** Rendered by the server, and hydrated without Mantine and the store. */
  public: { entry: SSR, most: 127 * KB },
  page: { entry: ROUTE, most: 211 * KB },
  detail: { entry: ROUTE, most: 214 * KB },
  /** A table to work in, with what draws only the rows in view. */
  table: { entry: ROUTE, most: 215 * KB },
  /** A dialog of the landing page at an address of its own. */
  dialog: { entry: [...SSR, 'src/app/providers.tsx'], most: 210 * KB },
};
/** What a class may load, as people read it. */
export const budgetOf = (name) => `${CLASSES[name].most / KB} KB`;

/** The screens that are of no known class, a line each. */
export const withoutBudget = (screens) =>
  screens
    .filter(({ budget }) => !Object.hasOwn(CLASSES, budget ?? ''))
    .map(({ name, budget }) => `${name} has the budget ${budget}`);

/** Each page with the bytes that its first visit loads and those that it may. A page that is part of a screen is one, too. */
export function loads(manifest, screens, sizeOf) {
  const pages = screens.map(pageOf);
  const others = Object.keys(manifest).filter((name) => PAGE.test(name) && !pages.includes(name));
  const asked = [...screens.map(ofScreen), ...others.map((name) => withBudget(name, CLASSES.page, [name]))];
  return asked.map(({ name, entry, most }) => {
    const { scripts } = filesOf(manifest, entry);
    return { name, bytes: scripts.reduce((sum, file) => sum + sizeOf(file), 0), most };
  });
}

const PAGE = /^src\/pages\/.+\.tsx$/;
const withBudget = (name, { entry, most }, modules) => ({ name, entry: [...entry, ...modules], most });

const ofScreen = (screen) =>
  withBudget(screen.name, CLASSES[screen.budget], [pageOf(screen), ...partsOf(screen)]);

/** The step of `npm run check`. */
export function checkBudget() {
  const folder = at('frontend/dist');
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
    return sizes.get(file);
  };
  const { screens } = declaredIn(folder);
  expectNone('Screens without a budget', withoutBudget(screens));
  const manifest = manifestOf(folder);
  expectNone('Chunks that import each other', circlesOf(manifest));
  const found = loads(manifest, screens, sizeOf);
  const shown = ({ name, bytes, most }) => `${name}: ${(bytes / KB).toFixed(1)} of ${most / KB} KB`;
  expectNone('Over the budget of a first visit', found.filter(({ bytes, most }) => bytes > most).map(shown));
  const nearest = found.reduce((most, each) =>
    each.bytes / each.most > most.bytes / most.most ? each : most,
  );
  return `${shown(found[0])}; the nearest to its budget is ${shown(nearest)}`;
}
