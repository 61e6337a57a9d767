/** How the client is built into `dist`, and served with hot reload in front of a running server during development. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './build/chunk-groups';

/** What has come with the frame; and with client-rendered pages, which all fetch Mantine beside their own code. */
const FRAME = /^assets\/(rolldown-runtime|messages|first|start)-/;
const CLIENT = /^assets\/((rolldown-runtime|messages|first|start|client)-|mantine-[\w-]{7}\.)/;

/** The frame lists the names of all files, so each character of a hash is in every first visit. */
const HASHED = 'assets/[name]-[hash:7]';
const NAMES = {
  entryFileNames: `${HASHED}.js`,
  chunkFileNames: `${HASHED}.js`,
  assetFileNames: `${HASHED}[extname]`,
  // Sixteen characters compress better than 64, and 16 ** 7 names are enough.
  hashCharacters: 'hex' as const,
};

const ROUTER = join(import.meta.dirname, '..', 'node_modules', 'react-router', 'dist', 'production');

/**
 * The router names its components for React's DevTools, and makes them by calls that might do something: so the bundler would keep those
 * that nobody uses, such as forms, with all that they need.
 */
const pureRouter: Plugin = {
  name: 'pure-router',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
};

const proxy = { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` };

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), pureRouter],
  // The router's package.json leads bundlers to its development build, whatever they build.
  resolve: {
    alias:
      isSsrBuild || command === 'serve'
        ? []
        : [
            { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
          ],
  },
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', proxy },
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsDir: 'assets',
    // Which chunks a page needs: for the HTML of the landing page and for the budget.
    manifest: true,
    modulePreload: {
      // What is there already need not be listed with each page; lists in one order compress better.
      resolveDependencies: (_file, files, { hostId }) => {
        if (!/^assets\/(start|client)-/.test(hostId)) return files;
        const isThere = hostId.startsWith('assets/client-') ? CLIENT : FRAME;
        return files.filter((file) => !isThere.test(file)).sort();
      },
    },
    // Data URLs would make the style sheets larger than what the first page shows.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Texts do nothing by being loaded: an area that a page does not read stays out of its chunks.
      treeshake: { moduleSideEffects: [{ test: /\/src\/texts\//, sideEffects: false }] },
      // The server's copy is not sent to anyone: however it is split.
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunks }, ...NAMES } }),
    },
  },
}));
