// Writes the pages of the built client in <folder>: index.html with the landing page in it, app.html for all others.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const folder = resolve(process.argv[2]);
const made = join(folder, '.prerender');
/** The parts of a browser that are asked when the client's modules are loaded. */
const nothing = () => undefined;
globalThis.window = {
  addEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
};
globalThis.document = { documentElement: { lang: 'en' } };

await build({
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: made, emptyOutDir: true, manifest: false, copyPublicDir: false },
});
const { landingHtml } = await import(pathToFileURL(join(made, 'prerender.js')).href);
const body = await landingHtml();
rmSync(made, { recursive: true });

const page = readFileSync(join(folder, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const title = /<title>.*?<\/title>/.exec(body)?.[0];
if (!title) throw new Error('The landing page has no title.');
// The scripts of the landing page are fetched when somebody reaches for something; its style is needed at once.
const styles = (manifest['src/app/start.tsx'].css ?? []).map(
  (file) => `<link rel="stylesheet" href="/${file}">`,
);

// Every other page needs the whole start: its chunks are asked for before the first of them has said so.
const ahead = chunksOf('src/app/start.tsx', 'src/texts/index.ts').map(
  (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
);
writeFileSync(
  join(folder, 'app.html'),
  page
    .replace(/<!-- landing -->[\s\S]*?<!-- \/landing -->\s*/, '')
    .replace('</head>', `${[...ahead, ...styles].join('')}</head>`),
);
writeFileSync(
  join(folder, 'index.html'),
  page
    .replace(/<title>.*?<\/title>/, title)
    .replace('</head>', `${styles.join('')}</head>`)
    .replace('<div id="root"></div>', `<div id="root">${body.replace(title, '')}</div>`),
);

/** The files of these modules and of all that they import. */
function chunksOf(...modules) {
  const found = new Set();
  const add = (name) => {
    if (found.has(name)) return;
    found.add(name);
    for (const each of manifest[name].imports ?? []) add(each);
  };
  modules.forEach(add);
  return [...new Set([...found].map((name) => manifest[name].file))];
}
