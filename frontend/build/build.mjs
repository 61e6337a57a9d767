// Builds the client into the folder that is named: its chunks, its renderer, its pages, its service worker.
import { resolve } from 'node:path';
import { build } from 'vite';
import { writePages } from './pages.mjs';
import { writeRenderer } from './renderer.mjs';
import { writeDeclared } from './screens.mjs';
import { writeWorker } from './worker.mjs';

const folder = resolve(process.argv[2]);
await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
const declared = await writeRenderer(folder);
writeDeclared(folder, declared);
writePages(folder, declared);
await writeWorker(folder);
