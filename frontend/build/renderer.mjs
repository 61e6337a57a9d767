// Builds the client once more for Node.js: the server renders public pages with it.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** What the server alone reads: no file that is served. */
export const SERVER = '.server';
/** One copy of the modules for each language: texts are read once, when a module is loaded. */
const LANGUAGES = ['en', 'es'];

/** Writes the renderer of each language, and answers what the client declares: `{ screens, shortcuts }`. */
export async function writeRenderer(folder) {
  const made = join(folder, SERVER, LANGUAGES[0]);
  await build({
    logLevel: 'warn',
    // React's production build, as in the browser: Vite leaves this open for servers.
    define: { 'process.env.NODE_ENV': '"production"' },
    // With its packages: the server's own installation has none of the client's.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/render.ts',
      outDir: made,
      manifest: false,
      copyPublicDir: false,
      minify: true,
      emptyOutDir: true,
    },
  });
  for (const language of LANGUAGES.slice(1))
    cpSync(made, join(folder, SERVER, language), { recursive: true });
  return (await import(pathToFileURL(join(made, 'render.js')).href)).declared();
}
