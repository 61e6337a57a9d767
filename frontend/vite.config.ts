/** How the client is built into `dist`, and served with hot reload in front of a running server during development. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunk-groups';
import { unusedRouterParts } from './build/unused-router-parts';

const proxy = { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` };

export default defineConfig({
  plugins: [react(), unusedRouterParts()],
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', proxy },
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsDir: 'assets',
    // Which chunks a page needs: for the HTML of the landing page and for the budget.
    manifest: true,
    // Data URLs would make the style sheets larger than what the first page shows.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Texts do nothing by being loaded: an area that a page does not read stays out of its chunks.
      treeshake: { moduleSideEffects: [{ test: /\/src\/texts\//, sideEffects: false }] },
      output: { codeSplitting: { groups: chunks } },
    },
  },
});
