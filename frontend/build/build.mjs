// Builds the client into the folder that is named: its chunks, its pages, its service worker.
import { resolve } from 'node:path';
import { build } from 'vite';
import { writePages } from './pages.mjs';
import { writeWorker } from './worker.mjs';

const folder = resolve(process.argv[2]);
await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
await writePages(folder);
await writeWorker(folder);
