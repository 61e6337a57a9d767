// Writes the pages of the built client: those that stand as HTML before their code has come, and app.html for all others.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync } from 'vite';
import { filesOf, manifestOf } from './chunks.mjs';

/** What only the landing page says of itself. */
const LANDING = /<!-- landing -->[\s\S]*?<!-- \/landing -->\s*/;
const TITLE = /<title>.*?<\/title>/;
const START = 'src/app/start.tsx';
const MANTINE = 'src/app/providers.tsx';
/** A page by its module; its address is its name, where the address has one step. */
const PAGE = /^src\/pages\/([a-z-]+)\.tsx$/;
/** Pages below the one of cards: the server has the one page of all other addresses for them. */
const NESTED_PAGES = ['src/pages/card-results.tsx', 'src/pages/card.tsx'];
/** The landing page's addresses with a dialog open: drawn by the client, with the dialog's code beside it. */
const DIALOGS = ['login', 'sign-up', 'terms'];
const DIALOG_MODULES = [
  'src/pages/landing.tsx',
  'src/app/dialog-host.tsx',
  'src/features/auth/parts/auth-dialog.tsx',
];
/** A script in the head that waits for nothing. */
const BLOCKING_SCRIPT = /<script src="\/([a-z-]+\.js)"><\/script>\s*/g;
/** What a page fetches by itself once it is drawn, by its file. */
const PARTS = {
  'prerendered/verify-email.html': [MANTINE, 'src/features/auth/parts/resend.tsx'],
  'prerendered/verify-email.token.html': [MANTINE, 'src/features/auth/parts/verification.tsx'],
  'prerendered/reset-password.html': [],
  'prerendered/reset-password.token.html': [MANTINE, 'src/features/auth/parts/reset-password-form.tsx'],
};

/** Turns the page that Vite built in `folder` into those that are served. */
export async function writePages(folder) {
  const { landing, links } = await prerendered(join(folder, '.rendered'));
  const page = withScripts(readFileSync(join(folder, 'index.html'), 'utf8'), folder);
  const manifest = manifestOf(folder);
  const files = (...modules) => filesOf(manifest, modules);
  const letters = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${typeface(folder)}">`;
  const write = (name, text, links) =>
    writeFileSync(join(folder, name), text.replace('</head>', `${[...links, letters].join('')}</head>`));

  // What starts the client is asked for already.
  const isNew = (file) => !page.includes(`"/${file}"`);
  const bare = page.replace(LANDING, '');
  const drawnFirst = files(START);
  // Asked for with the page itself, before the first of them has said that it needs the next.
  const preloads = (...modules) =>
    fetchedBy(files(START, MANTINE, ...modules), (file) => isNew(file) && !drawnFirst.styles.includes(file));
  write('app.html', bare, [...preloads(...NESTED_PAGES), ...styled(drawnFirst)]);
  write('index.html', withBody(page, landing), styled(files(START, 'src/pages/landing.tsx')));
  mkdirSync(join(folder, 'prerendered'));
  const prerenderedPages = ['src/pages/landing.tsx', ...links.map(({ path }) => `src/pages${path}.tsx`)];
  for (const module of Object.keys(manifest)) {
    const [, name] = PAGE.exec(module) ?? [];
    if (!name || NESTED_PAGES.includes(module) || prerenderedPages.includes(module)) continue;
    write(`prerendered/${name}.html`, bare, [...preloads(module), ...styled(drawnFirst)]);
  }
  for (const name of DIALOGS) {
    const modules = name === 'terms' ? DIALOG_MODULES.slice(0, 2) : DIALOG_MODULES;
    write(`prerendered/${name}.html`, bare, [...preloads(...modules), ...styled(drawnFirst)]);
  }
  for (const { path, file, body } of links) {
    const drawn = files(START, `src/pages${path}.tsx`);
    const whole = files(START, `src/pages${path}.tsx`, ...PARTS[file]);
    // Put into the head when the page has been drawn: on a slow line it would come in between before.
    const rest = fetchedBy(whole, (file) => isNew(file) && !drawn.styles.includes(file));
    write(file, withBody(bare, body), [...styled(drawn), `<template>${rest.join('')}</template>`]);
  }
}

const scriptAhead = (file) => `rel="modulepreload" crossorigin href="/${file}"`;
const styled = ({ styles }) => styles.map((file) => `<link rel="stylesheet" href="/${file}">`);

/** Links that fetch these files, whatever asks for them later. */
const fetchedBy = ({ scripts, styles }, isNew) => [
  ...scripts.filter(isNew).map((file) => `<link ${scriptAhead(file)}>`),
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

/** `page` with `body` prerendered in it, whose title becomes the page's. */
function withBody(page, body) {
  const title = TITLE.exec(body)?.[0];
  if (!title) throw new Error('A page that stands as HTML has no title.');
  return page
    .replace(TITLE, () => title)
    .replace('<div id="root"></div>', () => `<div id="root">${body.replace(title, '')}</div>`);
}

/** Letters that change their width when the typeface comes would move the page. */
function typeface(folder) {
  const isFont = (name) => /^inter-latin-wght-normal.*\.woff2$/.test(name);
  const font = readdirSync(join(folder, 'assets')).find(isFont);
  if (!font) throw new Error('The typeface of the pages is not there.');
  return font;
}

/** The pages that stand as HTML, as the client renders them; `made` is a folder for what is built on the way. */
async function prerendered(made) {
  const ssr = 'src/prerender.tsx';
  await build({ logLevel: 'warn', build: { ssr, outDir: made, manifest: false, copyPublicDir: false } });
  pretendBrowser();
  const { landingHtml, linksHtml } = await import(pathToFileURL(join(made, 'prerender.js')).href);
  const bodies = { landing: await landingHtml(), links: await linksHtml() };
  rmSync(made, { recursive: true });
  return bodies;
}

/** The parts of a browser that are asked when the client's modules are loaded. */
function pretendBrowser() {
  const addEventListener = () => undefined;
  globalThis.window = { addEventListener, matchMedia: () => ({ matches: false, addEventListener }) };
  globalThis.navigator ??= {};
  globalThis.document = { documentElement: { lang: 'en' } };
}
