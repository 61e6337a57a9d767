// Writes the pages of the built client: templates of those that the server renders, a shell for each other screen, and app.html for
// all other addresses.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minifySync } from 'vite';
import { filesOf, manifestOf } from './chunks.mjs';
import { SERVER } from './renderer.mjs';
import { pageOf, partsOf, shellOf } from './screens.mjs';

const START = 'src/app/start.tsx';
/** What every page that the browser alone renders begins with. */
const CLIENT = ['src/app/client-routes.tsx', 'src/app/providers.tsx'];
/** A script in the head that waits for nothing. */
const BLOCKING_SCRIPT = /<script src="\/([a-z-]+\.js)"><\/script>\s*/g;

/** Turns the page that Vite built in `folder` into those that are served. */
export function writePages(folder, { screens }) {
  const page = withScripts(readFileSync(join(folder, 'index.html'), 'utf8'), folder);
  rmSync(join(folder, 'index.html'));
  const manifest = manifestOf(folder);
  const files = (...modules) => filesOf(manifest, modules);
  const letters = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${typeface(folder)}">`;
  const write = (name, links) =>
    writeFileSync(join(folder, name), page.replace('</head>', `${[...links, letters].join('')}</head>`));

  // What starts the client is asked for already.
  const isNew = (file) => !page.includes(`"/${file}"`);
  const frame = files(START, CLIENT[0]);
  // Asked for with the page itself, before the first of them has said that it needs the next.
  const preloads = (drawn, ...modules) =>
    fetchedBy(files(START, ...modules), (file) => isNew(file) && !drawn.styles.includes(file));
  write('app.html', [...preloads(frame, ...CLIENT), ...styled(frame)]);
  mkdirSync(join(folder, SERVER), { recursive: true });
  for (const screen of screens) {
    const { name, access, ssr } = screen;
    const parts = [pageOf(screen), ...partsOf(screen), ...(ssr ? [] : CLIENT)];
    if (access === 'public') {
      const drawn = files(START, ...(ssr ? [pageOf(screen)] : []));
      // Put into the head when the page has been drawn: on a slow line it would come in between before.
      const rest = `<template>${preloads(drawn, ...parts).join('')}</template>`;
      write(`${SERVER}/${name}.html`, [...styled(drawn), rest]);
    } else {
      const shell = shellOf(screen);
      mkdirSync(dirname(join(folder, shell)), { recursive: true });
      write(shell, [...preloads(frame, ...parts), ...styled(frame)]);
    }
  }
}

const styled = ({ styles }) => styles.map((file) => `<link rel="stylesheet" href="/${file}">`);

/** Links that fetch these files, whatever asks for them later. */
const fetchedBy = ({ scripts, styles }, isNew) => [
  ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ...styles.filter(isNew).map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
];

/** `page` with the scripts in it that run at once: nothing is painted, or asked for, a round trip later for them. */
const withScripts = (page, folder) =>
  page.replace(BLOCKING_SCRIPT, (_, name) => {
    const file = join(folder, name);
    const { code, errors } = minifySync(name, readFileSync(file, 'utf8'));
    if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
    rmSync(file);
    return `<script>${code.trim()}</script>`;
  });

/** Letters that change their width when the typeface comes would move the page. */
function typeface(folder) {
  const isFont = (name) => /^inter-latin-wght-normal.*\.woff2$/.test(name);
  const font = readdirSync(join(folder, 'assets')).find(isFont);
  if (!font) throw new Error('The typeface of the pages is not there.');
  return font;
}
