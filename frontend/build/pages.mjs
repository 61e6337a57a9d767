// Writes the pages of the built client: those that stand as HTML before their code has come, and app.html for all others.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { filesOf, manifestOf } from './chunks.mjs';

/** What only the landing page says of itself. */
const LANDING = /<!-- landing -->[\s\S]*?<!-- \/landing -->\s*/;
const TITLE = /<title>.*?<\/title>/;
const START = 'src/app/start.tsx';
const KIT = 'src/app/providers.tsx';
/** What a page fetches by itself once it is drawn, by its file. */
const PARTS = {
  'standing/verify-email.html': [KIT, 'src/features/auth/parts/resend.tsx'],
  'standing/verify-email.token.html': [KIT, 'src/features/auth/parts/verification.tsx'],
  'standing/reset-password.html': [],
  'standing/reset-password.token.html': [KIT, 'src/features/auth/parts/reset-password-form.tsx'],
};

/** Turns the page that Vite built in `folder` into those that are served. */
export async function writePages(folder) {
  const { landing, links } = await standing(join(folder, '.rendered'));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = manifestOf(folder);
  const files = (...modules) => filesOf(manifest, modules);
  const letters = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${typeface(folder)}">`;
  const write = (name, text, links) =>
    writeFileSync(join(folder, name), text.replace('</head>', `${[...links, letters].join('')}</head>`));

  // What starts the client is asked for already.
  const isNew = (file) => !page.includes(`"/${file}"`);
  // Asked for before the first of them has said that it needs the next.
  const ahead = files(START, KIT)
    .scripts.filter(isNew)
    .map((file) => `<link ${scriptAhead(file)}>`);
  const bare = page.replace(LANDING, '');
  write('app.html', bare, [...ahead, ...styled(files(START))]);
  write('index.html', withBody(page, landing), styled(files(START, 'src/pages/landing.tsx')));
  mkdirSync(join(folder, 'standing'));
  for (const { path, file, body } of links) {
    const drawn = files(START, `src/pages${path}.tsx`);
    const whole = files(START, `src/pages${path}.tsx`, ...PARTS[file]);
    const rest = afterwards(whole, (file) => isNew(file) && !drawn.styles.includes(file));
    write(file, withBody(bare, body), [...styled(drawn), `<template>${rest.join('')}</template>`]);
  }
}

const scriptAhead = (file) => `rel="modulepreload" crossorigin href="/${file}"`;
const styled = ({ styles }) => styles.map((file) => `<link rel="stylesheet" href="/${file}">`);

/** What the client puts into the head when the page has been drawn: on a slow line it would come in between before. */
const afterwards = ({ scripts, styles }, isNew) => [
  ...scripts.filter(isNew).map((file) => `<link ${scriptAhead(file)}>`),
  ...styles.filter(isNew).map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
];

/** `page` with `body` standing in it, whose title becomes the page's. */
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
async function standing(made) {
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
