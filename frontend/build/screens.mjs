// The screens as data, as the client declares them: what pages, service worker, checks, gallery and journeys derive their lists from.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside Vite's manifest: no file that is served. */
const FILE = '.vite/screens.json';
const MENUS = ['tabs', 'icons', 'bottomBar', 'more', 'sidebar', 'account'];

/** What the client built in `folder` declares: `{ screens, shortcuts }` (pages/screen.ts, app/declared.ts). */
export const declaredIn = (folder) => JSON.parse(readFileSync(join(folder, FILE), 'utf8'));

/** Writes it, unless something is wrong with the screens. */
export function writeDeclared(folder, declared) {
  const faults = faultsOf(declared.screens);
  if (faults.length > 0) throw new Error(`The screens cannot be as they are declared:\n${faults.join('\n')}`);
  writeFileSync(join(folder, FILE), `${JSON.stringify(declared, null, 2)}\n`);
}

/** The module of a screen's page. */
export const pageOf = ({ module }) => `src/pages/${module}.tsx`;

/** A module that a screen names, as the manifest knows it. */
export const partOf = (name) => `src/${name}.tsx`;

/** What the page of a screen fetches by itself. */
export const partsOf = ({ parts = [] }) => parts.map(partOf);

/** What works without a network from the first visit on. */
export const offlineModules = (screens) =>
  screens.flatMap((screen) => (screen.offline ? [pageOf(screen), ...screen.offline.map(partOf)] : []));

/** The file of a screen's shell, which the server finds by the address: an ID is `_` in the name. */
export const shellOf = ({ path }) => `shells${path.replace(/:\w+/g, '_')}.html`;

/** What is wrong with the screens, a line each. */
export function faultsOf(screens) {
  const places = screens.flatMap(({ name, order, menus = {} }) =>
    Object.entries(menus).map(([menu, place]) => ({ name, menu, order: place.order ?? order })),
  );
  return [
    ...repeated(screens.map(({ name }) => name)).map((name) => `two screens have the name ${name}`),
    ...repeated(screens.map(({ path }) => path)).map((path) => `two screens have the path ${path}`),
    ...places
      .filter(({ menu }) => !MENUS.includes(menu))
      .map(({ name, menu }) => `${name} has a place in ${menu}, which is no menu`),
    ...places
      .filter(({ order }) => order === undefined)
      .map(({ name, menu }) => `${name} is in ${menu}, and does not say at which place`),
    ...repeated(places.map(({ menu, order }) => `${menu} ${order}`)).map(
      (place) => `two screens have ${place}`,
    ),
  ];
}

const repeated = (values) => values.filter((value, place) => values.indexOf(value) !== place);
