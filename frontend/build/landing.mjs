// Writes the pages of the built client: index.html with the landing page in it, app.html for all others.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { filesOf, manifestOf } from './chunks.mjs';

/** What only the landing page says of itself. */
const LANDING = /<!-- landing -->[\s\S]*?<!-- \/landing -->\s*/;

/** Turns the page that Vite built in `folder` into the two that are served. */
export async function writePages(folder) {
  const body = await landingHtml(join(folder, '.landing'));
  const title = /<title>.*?<\/title>/.exec(body)?.[0];
  if (!title) throw new Error('The landing page has no title.');
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = manifestOf(folder);
  const styled = ({ styles }) => styles.map((file) => `<link rel="stylesheet" href="/${file}">`);
  const looks = styled(filesOf(manifest, ['src/app/start.tsx']));
  const landingLooks = styled(filesOf(manifest, ['src/app/start.tsx', 'src/pages/landing.tsx']));
  // Asked for before the first of them has said that it needs the next.
  const { scripts } = filesOf(manifest, ['src/app/start.tsx', 'src/app/providers.tsx']);
  const ahead = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const font = readdirSync(join(folder, 'assets')).find((name) =>
    /^inter-latin-wght-normal.*\.woff2$/.test(name),
  );
  if (!font) throw new Error('The typeface of the pages is not there.');
  // Letters that change their width when the typeface comes would move the page.
  const letters = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`;
  const withHead = (text, links) => text.replace('</head>', `${links.join('')}</head>`);
  writeFileSync(join(folder, 'app.html'), withHead(page.replace(LANDING, ''), [...ahead, ...looks, letters]));
  writeFileSync(
    join(folder, 'index.html'),
    withHead(page.replace(/<title>.*?<\/title>/, title), [...landingLooks, letters]).replace(
      '<div id="root"></div>',
      `<div id="root">${body.replace(title, '')}</div>`,
    ),
  );
}

/** The landing page as the client renders it; `made` is a folder for what is built on the way. */
async function landingHtml(made) {
  const ssr = 'src/prerender.tsx';
  await build({ logLevel: 'warn', build: { ssr, outDir: made, manifest: false, copyPublicDir: false } });
  pretendBrowser();
  const { landingHtml: render } = await import(pathToFileURL(join(made, 'prerender.js')).href);
  const html = await render();
  rmSync(made, { recursive: true });
  return html;
}

/** The parts of a browser that are asked when the client's modules are loaded. */
function pretendBrowser() {
  const addEventListener = () => undefined;
  globalThis.window = { addEventListener, matchMedia: () => ({ matches: false, addEventListener }) };
  globalThis.navigator ??= {};
  globalThis.document = { documentElement: { lang: 'en' } };
}
