// Builds the service worker, with the list of what it keeps from the first visit on.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { filesOf, manifestOf } from './chunks.mjs';
import { declaredIn, offlineModules } from './screens.mjs';

/** The frame around every screen, with its dialogs. */
const FRAME = [
  ...['index.html', 'src/app/start.tsx', 'src/app/background.ts'],
  ...['src/app/client-routes.tsx', 'src/app/providers.tsx'],
  ...[
    'src/app/dialog-host.tsx',
    'src/ui/dialog-box.tsx',
    'src/ui/confirm-dialog-box.tsx',
    'src/ui/side-sheet-box.tsx',
  ],
];
const FIXED = ['app.html', 'favicon.svg'];

/** Writes service-worker.js beside the client that Vite built in `folder`. */
export async function writeWorker(folder) {
  const { scripts, styles, fonts } = filesOf(manifestOf(folder), [
    ...FRAME,
    ...offlineModules(declaredIn(folder).screens),
  ]);
  const hashed = [...scripts, ...styles, ...fonts].map((file) => ({ url: `/${file}`, revision: null }));
  const fixed = FIXED.map((file) => ({ url: `/${file}`, revision: revisionOf(join(folder, file)) }));
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { KEPT_FILES: JSON.stringify([...hashed, ...fixed]), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

const revisionOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
